"""Tables without a window: ``python -m core.host`` keeps them alive."""
