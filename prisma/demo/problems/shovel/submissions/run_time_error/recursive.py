# Floods the map by recursion, deeper than Python goes.
import sys

lines = sys.stdin.read().split()
rows, columns, grid = int(lines[0]), int(lines[1]), lines[2:]
best = {}


def walk(r, c, shovel, steps):
    if not (0 <= r < rows and 0 <= c < columns):
        return
    if grid[r][c] == "#":
        shovel -= 1
    if shovel < 0 or best.get((r, c, shovel), steps + 1) <= steps:
        return
    best[r, c, shovel] = steps
    for nr, nc in ((r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)):
        walk(nr, nc, shovel, steps + 1)


start = next((r, c) for r in range(rows) for c in range(columns) if grid[r][c] == "S")
goal = next((r, c) for r in range(rows) for c in range(columns) if grid[r][c] == "G")
walk(*start, 1, 0)
print(min((best[goal + (s,)] for s in (0, 1) if goal + (s,) in best), default=-1))
