#!/usr/bin/env python3
import sys
from graphlib import CycleError, TopologicalSorter

words = sys.stdin.read().split()
n = int(words[0])
sorter = TopologicalSorter()
for garment in words[2 : 2 + n]:
    sorter.add(garment)
for before, after in zip(words[2 + n :: 2], words[3 + n :: 2]):
    sorter.add(after, before)
try:
    print(*sorter.static_order(), sep="\n")
except CycleError:
    print("naked")
