"""What the bundled window does first, before Qt is loaded."""

import gc

import known_methods

gc.disable()  # `gui.app` takes it back
known_methods.install()
