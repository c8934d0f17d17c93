"""Exit code 42: a well-formed night. Arguments: --max-n=N, --equal-joy."""
import re
import sys

INTEGER = r'[1-9][0-9]*'

lines = sys.stdin.read().split('\n')
if lines.pop() != '' or not all(re.fullmatch(f'{INTEGER} {INTEGER}', line) for line in lines):
    sys.exit('bad line')
(n, t), *bands = [tuple(map(int, line.split())) for line in lines]
max_n = 100
for argument in sys.argv[1:]:
    if argument.startswith('--max-n='):
        max_n = int(argument.partition('=')[2])
    elif argument == '--equal-joy' and len({joy for _, joy in bands}) != 1:
        sys.exit('joy differs')
if n != len(bands) or n > max_n or t > 10_000:
    sys.exit('n or t is out of range')
if any(minutes > 10_000 or joy > 10**6 for minutes, joy in bands):
    sys.exit('a band is out of range')
sys.exit(42)
