"""Start Kupola, or test it: ``python3 packaging/kupola.py [test]``.

This file must parse under old Pythons too, so that they can report that they are too old;
the commands are in ``commands``.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - the first Python in the path may be older
    sys.exit("Kupola needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])  # noqa: UP031 - f-strings are newer than some Pythons that get here

if __name__ == "__main__":
    from commands import main

    sys.exit(main(sys.argv[1:]))
