"""Exit code 42: a well-formed timetable."""
import re
import sys

INTEGERS = r'(0|[1-9][0-9]*)( (0|[1-9][0-9]*))*'

lines = sys.stdin.read().split('\n')
if lines.pop() != '' or not all(re.fullmatch(INTEGERS, line) for line in lines):
    sys.exit('bad line')
(n, m), waits, *buses = [list(map(int, line.split())) for line in lines]
if not (2 <= n <= 5000 and m <= 20_000 and len(waits) == n and len(buses) == m):
    sys.exit('bad size')
if max(waits) > 10**9:
    sys.exit('bad waiting time')
for u, v, d in buses:
    if not (1 <= u <= n and 1 <= v <= n and u != v and 1 <= d <= 10**9):
        sys.exit(f'bad bus: {u} {v} {d}')
sys.exit(42)
