# Forgets that the power goes off.
n, t = map(int, input().split())
print(sum(int(input().split()[1]) for _ in range(n)) + 1)
