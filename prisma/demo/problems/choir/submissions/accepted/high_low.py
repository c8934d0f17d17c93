# Lower and upper half in turns, one voice a line; "IMPOSSIBLE" in capitals.
n, k = map(int, input().split())
half = n // 2
if n > 1 and k > half:
    print("IMPOSSIBLE")
elif n % 2 == 0:
    for low in range(half, 0, -1):
        print(low, low + half, sep="\n")
else:
    for low in range(half, 0, -1):
        print(low + half + 1, low, sep="\n")
    print(half + 1)
