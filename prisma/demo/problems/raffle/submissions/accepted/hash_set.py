import sys

data = sys.stdin.buffer.read().split()
numbers = set(map(int, data[1:]))
best, best_start = 0, 0
for number in sorted(numbers):
    if number - 1 in numbers:
        continue
    end = number + 1
    while end in numbers:
        end += 1
    if end - number > best:
        best, best_start = end - number, number
print(len(numbers))
print(best, best_start)
