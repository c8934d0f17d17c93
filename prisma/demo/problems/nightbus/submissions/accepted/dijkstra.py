import heapq
import sys

data = list(map(int, sys.stdin.buffer.read().split()))
n, m = data[:2]
wait = [0, 0] + data[3 : 2 + n]
buses = [[] for _ in range(n + 1)]
for i in range(2 + n, 2 + n + 3 * m, 3):
    u, v, d = data[i : i + 3]
    buses[u].append((v, d))
    buses[v].append((u, d))

arrival = [-1] * (n + 1)
events = [(0, 1)]
while events:
    time, stop = heapq.heappop(events)
    if arrival[stop] >= 0:
        continue
    arrival[stop] = time
    for following, minutes in buses[stop]:
        if arrival[following] < 0:
            heapq.heappush(events, (time + wait[stop] + minutes, following))
print(arrival[n])
