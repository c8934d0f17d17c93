# The first element is the pivot: stubs that are sorted already are as deep as they are many.
import sys


def quicksort(numbers):
    if not numbers:
        return []
    pivot = numbers[0]
    lower = quicksort([x for x in numbers if x < pivot])
    upper = quicksort([x for x in numbers if x > pivot])
    return lower + [pivot] + upper


numbers = quicksort(list(map(int, sys.stdin.read().split()[1:])))
best, best_start, start = 0, 0, numbers[0]
for i, number in enumerate(numbers):
    if i > 0 and numbers[i - 1] != number - 1:
        start = number
    if number - start + 1 > best:
        best, best_start = number - start + 1, start
print(len(numbers))
print(best, best_start)
