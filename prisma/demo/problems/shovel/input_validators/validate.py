"""Exit code 42: a map with one S and one G."""
import re
import sys

lines = sys.stdin.read().split('\n')
if lines.pop() != '' or not re.fullmatch(r'[1-9][0-9]* [1-9][0-9]*', lines[0]):
    sys.exit('bad first or last line')
rows, columns = map(int, lines[0].split())
if max(rows, columns) > 300 or rows * columns < 2 or len(lines) != rows + 1:
    sys.exit('bad number of rows')
if not all(re.fullmatch('[.#SG]{%d}' % columns, line) for line in lines[1:]):
    sys.exit('bad row')
grid = ''.join(lines[1:])
if grid.count('S') != 1 or grid.count('G') != 1:
    sys.exit('expected one S and one G')
sys.exit(42)
