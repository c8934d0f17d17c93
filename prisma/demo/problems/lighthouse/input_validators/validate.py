"""Exit code 42: "fixed x", or "adaptive" for a keeper who moves."""
import re
import sys

match = re.fullmatch(r'adaptive\n|fixed ([1-9][0-9]*)\n', sys.stdin.read())
if not match or (match.group(1) and int(match.group(1)) > 1_000_000):
    sys.exit('expected "fixed x" or "adaptive"')
sys.exit(42)
