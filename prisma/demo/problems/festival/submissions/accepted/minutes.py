n, t = map(int, input().split())
joy = [0] * (t + 1)
for _ in range(n):
    minutes, gain = map(int, input().split())
    if minutes <= t:
        played = [before + gain for before in joy[: t + 1 - minutes]]
        joy[minutes:] = map(max, joy[minutes:], played)
print(joy[t])
