"""`python -m fabletop` is `fabletop`."""

import sys

from fabletop.cli import main

sys.exit(main())
