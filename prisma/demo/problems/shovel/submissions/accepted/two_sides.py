# Distances from S and from G by cleared squares only; a shovelled drift joins the two.
import sys


def distances(walls, start, width):
    steps = [-1] * len(walls)
    steps[start] = 0
    level, reached = [start], 0
    while level:
        reached += 1
        following = []
        for square in level:
            for there in (square - 1, square + 1, square - width, square + width):
                if steps[there] < 0 and walls[there] != "|":
                    steps[there] = reached
                    # A drift is entered but not left: what lies behind it is the other search's part.
                    if walls[there] != "#":
                        following.append(there)
        level = following
    return steps


lines = sys.stdin.read().split()
columns = int(lines[1])
width = columns + 1
grid = "|" * width + "".join(row + "|" for row in lines[2:]) + "|" * width
from_start = distances(grid, grid.index("S"), width)
from_goal = distances(grid, grid.index("G"), width)
ways = [a + b for a, b in zip(from_start, from_goal) if a >= 0 and b >= 0]
print(min(ways, default=-1))
