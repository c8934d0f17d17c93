#!/usr/bin/env python3
"""Exit code 42: n and k, then n lengths."""
import re
import sys

INTEGER = r'[1-9][0-9]*'

lines = sys.stdin.read().split('\n')
if len(lines) != 3 or lines[2] != '' or not re.fullmatch(f'{INTEGER} {INTEGER}', lines[0]):
    sys.exit('expected two lines')
n, k = map(int, lines[0].split())
if n > 20_000 or k > 10**9:
    sys.exit('n or k is out of range')
if not re.fullmatch(f'{INTEGER}( {INTEGER})*', lines[1]):
    sys.exit('bad second line')
lengths = list(map(int, lines[1].split()))
if len(lengths) != n or max(lengths) > 10**9:
    sys.exit('bad lengths')
sys.exit(42)
