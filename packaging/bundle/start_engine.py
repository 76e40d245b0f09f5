"""Where the bundled engine starts."""

from core.engine.__main__ import main

main()
