"""Where the bundled engine starts."""

import known_methods

known_methods.install()

from core.engine.__main__ import main  # noqa: E402 - its classes need the methods

main()
