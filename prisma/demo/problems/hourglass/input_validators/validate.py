"""Exit code 42: an odd size and a printable character."""
import re
import sys

match = re.fullmatch(r'([1-9][0-9]?) [A-Za-z0-9*#+@]\n', sys.stdin.read())
if not match:
    sys.exit('expected one line "n c"')
if int(match.group(1)) % 2 == 0:
    sys.exit('n is even')
sys.exit(42)
