"""Exit code 42: n and k in range."""
import re
import sys

text = sys.stdin.read()
if not re.fullmatch(r'[1-9][0-9]* [1-9][0-9]*\n', text) or max(map(int, text.split())) > 10_000:
    sys.exit('expected one line "n k"')
sys.exit(42)
