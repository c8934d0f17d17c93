"""Exit code 42: n signs of printable characters."""
import re
import sys

lines = sys.stdin.buffer.read().decode('ascii').split('\n')
if lines.pop() != '' or not re.fullmatch(r'[1-9][0-9]*', lines[0]):
    sys.exit('bad first or last line')
if int(lines[0]) > 100 or len(lines) != int(lines[0]) + 1:
    sys.exit('bad number of lines')
if not all(re.fullmatch(r'[ -~]{1,1000}', line) for line in lines[1:]):
    sys.exit('bad sign')
sys.exit(42)
