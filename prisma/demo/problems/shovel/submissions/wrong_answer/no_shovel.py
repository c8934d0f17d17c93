# Leaves the shovel at home.
import sys

lines = sys.stdin.read().split()
width = int(lines[1]) + 1
grid = "#" * width + "".join(row + "#" for row in lines[2:]) + "#" * width
seen = {grid.index("S")}
level, steps, answer = list(seen), 0, -1
while level and answer < 0:
    following = []
    for square in level:
        if grid[square] == "G":
            answer = steps
        for there in (square - 1, square + 1, square - width, square + width):
            if grid[there] != "#" and there not in seen:
                seen.add(there)
                following.append(there)
    level, steps = following, steps + 1
print(answer)
