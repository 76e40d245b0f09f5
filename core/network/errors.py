"""What can be wrong with a network, as errors with a sentence."""

from __future__ import annotations

from core.kernel.errors import KupolaError


class NetworkFault(KupolaError):
    """A connection that cannot be made, or another side that is no table."""

    code = "network"
