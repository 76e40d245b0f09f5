"""The players of this computer: who they are, what they played, how well."""
