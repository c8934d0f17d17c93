#!/usr/bin/env python3
# The last book has no neighbour on the right.
n = int(input())
books = list(map(int, input().split()))
swaps = 0
for i in range(n):
    if books[i] > books[i + 1]:
        swaps += 1
print(swaps)
