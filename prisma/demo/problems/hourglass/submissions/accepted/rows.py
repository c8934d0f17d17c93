n, c = input().split()
n = int(n)
top = [" " * i + c * (n - 2 * i) for i in range((n + 1) // 2)]
print("\n".join(top + top[-2::-1]))
