#!/usr/bin/env python3
n, k = map(int, input().split())
ropes = list(map(int, input().split()))
low, high = 0, max(ropes) + 1
while high - low > 1:
    length = (low + high) // 2
    if sum(rope // length for rope in ropes) >= k:
        low = length
    else:
        high = length
print(low)
