#!/usr/bin/env python3
# Takes the garments as they are listed.
n, m = map(int, input().split())
for _ in range(n):
    print(input())
