"""What can be wrong with a table and with what comes from it."""

from __future__ import annotations

from core.kernel.errors import KupolaError


class BadInvitation(KupolaError):
    """A text that invites to no table."""

    code = "bad_invitation"


class BadTable(KupolaError):
    """Something that no host of this version sends, or a request that the table refuses."""

    code = "bad_table"
