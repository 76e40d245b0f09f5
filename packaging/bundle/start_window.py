"""Where the bundled window starts."""

import sys

from gui.__main__ import main

sys.exit(main())
