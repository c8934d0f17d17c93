#!/usr/bin/env python3
# Two easy cases, no idea for the rest: 60 points.
n = int(input())
books = list(map(int, input().split()))
swaps = 0
if n <= 200:
    swaps = sum(books[i] > books[j] for i in range(n) for j in range(i + 1, n))
elif max(books) <= 2:
    second = 0
    for book in books:
        if book == 2:
            second += 1
        else:
            swaps += second
print(swaps)
