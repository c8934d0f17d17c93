#!/usr/bin/env python3
"""Exit code 42: n books. Arguments: --max-n=N, --max-volume=V."""
import re
import sys

limits = {'--max-n': 70_000, '--max-volume': 10**9}
for argument in sys.argv[1:]:
    name, _, value = argument.partition('=')
    limits[name] = int(value)

lines = sys.stdin.read().split('\n')
if len(lines) != 3 or lines[2] != '' or not re.fullmatch('[1-9][0-9]*', lines[0]):
    sys.exit('expected two lines')
if not re.fullmatch('[1-9][0-9]*( [1-9][0-9]*)*', lines[1]):
    sys.exit('bad volumes')
volumes = list(map(int, lines[1].split()))
if len(volumes) != int(lines[0]) or len(volumes) > limits['--max-n'] or max(volumes) > limits['--max-volume']:
    sys.exit('out of range')
sys.exit(42)
