"""What the bundled window does before Qt is loaded, where `names.agree`."""

import quick_names

quick_names.install()
