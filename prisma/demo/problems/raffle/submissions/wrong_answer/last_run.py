# Of several longest runs it prints the last.
import sys

numbers = sorted(set(map(int, sys.stdin.read().split()[1:])))
best, best_start, start = 0, 0, numbers[0]
for i, number in enumerate(numbers):
    if i > 0 and numbers[i - 1] != number - 1:
        start = number
    if number - start + 1 >= best:
        best, best_start = number - start + 1, start
print(len(numbers))
print(best, best_start)
