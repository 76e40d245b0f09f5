"""Entry point of the bundled engine."""

from core.engine.__main__ import main

main()
