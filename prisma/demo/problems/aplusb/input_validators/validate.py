"""Exit code 42: one line with two integers in range."""
import re
import sys

LIMIT = 10**18

text = sys.stdin.read()
if not re.fullmatch(r'(0|-?[1-9][0-9]*) (0|-?[1-9][0-9]*)\n', text):
    sys.exit('expected one line "a b"')
if any(abs(int(token)) > LIMIT for token in text.split()):
    sys.exit('a number is out of range')
sys.exit(42)
