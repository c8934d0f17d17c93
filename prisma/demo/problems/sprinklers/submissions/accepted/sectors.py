#!/usr/bin/env python3
from math import acos, cos, hypot, pi, sin


def segment(r, d):
    angle = acos(max(-1.0, min(1.0, d / r)))
    return r * r * (angle - sin(angle) * cos(angle))


for _ in range(int(input())):
    x1, y1, r1, x2, y2, r2 = map(int, input().split())
    d = hypot(x1 - x2, y1 - y2)
    area = pi * (r1 * r1 + r2 * r2)
    if d <= abs(r1 - r2):
        area = pi * max(r1, r2) ** 2
    elif d < r1 + r2:
        to_chord = (d * d + r1 * r1 - r2 * r2) / (2 * d)
        area -= segment(r1, to_chord) + segment(r2, d - to_chord)
    print(f"{area:.12e}")
