"""Exit code 42: n, then n numbers in range."""
import re
import sys

lines = sys.stdin.read().split('\n')
if len(lines) != 3 or lines[2] != '':
    sys.exit('expected two lines')
if not re.fullmatch(r'[1-9][0-9]*', lines[0]) or int(lines[0]) > 200_000:
    sys.exit('bad n')
numbers = lines[1].split(' ')
if len(numbers) != int(lines[0]):
    sys.exit('wrong count')
if not all(re.fullmatch(r'[1-9][0-9]*', number) and int(number) <= 10**9 for number in numbers):
    sys.exit('bad number')
sys.exit(42)
