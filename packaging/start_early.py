"""What the bundled window does first, before Qt is loaded; ``gui.app`` takes it back."""

import gc

gc.disable()
