#!/usr/bin/env python3
"""Exit code 42: t lawns, each with two circles."""
import re
import sys

INTEGER = r'(0|-?[1-9][0-9]*)'

lines = sys.stdin.read().split('\n')
if lines.pop() != '' or not re.fullmatch(r'[1-9][0-9]*', lines[0]):
    sys.exit('bad first or last line')
if int(lines[0]) > 500 or len(lines) != int(lines[0]) + 1:
    sys.exit('bad number of lines')
for line in lines[1:]:
    if not re.fullmatch(' '.join([INTEGER] * 6), line):
        sys.exit(f'bad line: {line}')
    x1, y1, r1, x2, y2, r2 = map(int, line.split())
    if max(map(abs, (x1, y1, x2, y2))) > 1000 or not (1 <= r1 <= 1000 and 1 <= r2 <= 1000):
        sys.exit(f'out of range: {line}')
sys.exit(42)
