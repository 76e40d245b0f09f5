"""The certificates that the system trusts, also where Python was built for another system."""

from __future__ import annotations

import ssl
from pathlib import Path

KNOWN = (
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
    "/usr/local/etc/openssl@3/cert.pem",
    "/opt/homebrew/etc/openssl@3/cert.pem",
)
"""Where distributions and macOS keep them."""


def trusting_context() -> ssl.SSLContext:
    """Return a context that checks names and certificates."""
    context = ssl.create_default_context()
    paths = ssl.get_default_verify_paths()
    if paths.cafile is None and paths.capath is None and not context.get_ca_certs():
        found = next((place for place in KNOWN if Path(place).is_file()), None)
        if found is not None:
            context.load_verify_locations(cafile=found)
    return context
