# The row as the singers came in.
n, k = map(int, input().split())
print(*range(1, n + 1))
