#!/usr/bin/env python3
"""Exit code 42: garments and rules between them."""
import re
import sys

lines = sys.stdin.read().split('\n')
if lines.pop() != '' or not re.fullmatch(r'[1-9][0-9]* (0|[1-9][0-9]*)', lines[0]):
    sys.exit('bad first or last line')
n, m = map(int, lines[0].split())
if n > 2000 or m > 5000 or len(lines) != 1 + n + m:
    sys.exit('bad size')
garments = set(lines[1 : n + 1])
if len(garments) != n or 'naked' in garments or not all(re.fullmatch('[a-z]{1,10}', name) for name in garments):
    sys.exit('bad garments')
for rule in lines[n + 1 :]:
    names = rule.split(' ')
    if len(names) != 2 or names[0] == names[1] or not garments.issuperset(names):
        sys.exit(f'bad rule: {rule}')
sys.exit(42)
