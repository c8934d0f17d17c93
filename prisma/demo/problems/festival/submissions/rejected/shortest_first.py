# Short sets first: right when all bands bring the same joy. 30 points.
n, t = map(int, input().split())
joy = 0
for minutes, gain in sorted(tuple(map(int, input().split())) for _ in range(n)):
    if minutes <= t:
        t -= minutes
        joy += gain
print(joy)
