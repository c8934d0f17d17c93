# Takes as few buses as possible.
import sys

data = list(map(int, sys.stdin.buffer.read().split()))
n, m = data[:2]
wait = [0, 0] + data[3 : 2 + n]
buses = [[] for _ in range(n + 1)]
for i in range(2 + n, 2 + n + 3 * m, 3):
    u, v, d = data[i : i + 3]
    buses[u].append((v, d))
    buses[v].append((u, d))
arrival = {1: 0}
queue = [1]
for stop in queue:
    for following, minutes in buses[stop]:
        if following not in arrival:
            arrival[following] = arrival[stop] + wait[stop] + minutes
            queue.append(following)
print(arrival.get(n, -1))
