# One call for every two singers: too deep for thousands of them.
def row(low, half, odd):
    if low == 0:
        return [half + 1] if odd else []
    pair = [low + half + 1, low] if odd else [low, low + half]
    return pair + row(low - 1, half, odd)


n, k = map(int, input().split())
if n > 1 and k > n // 2:
    print("impossible")
else:
    print(*row(n // 2, n // 2, n % 2 == 1))
