#!/usr/bin/env python3
import sys

data = list(map(int, sys.stdin.buffer.read().split()))
n, books = data[0], data[1:]
rank = {volume: i + 1 for i, volume in enumerate(sorted(set(books)))}
size = len(rank)
tree = [0] * (size + 1)
swaps = 0
for seen, book in enumerate(books):
    r = i = rank[book]
    not_larger = 0
    while i > 0:
        not_larger += tree[i]
        i &= i - 1
    swaps += seen - not_larger
    while r <= size:
        tree[r] += 1
        r += r & -r
print(swaps)
