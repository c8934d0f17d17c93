#!/usr/bin/env python3
# Pretends that pieces can be joined.
n, k = map(int, input().split())
print(sum(map(int, input().split())) // k)
