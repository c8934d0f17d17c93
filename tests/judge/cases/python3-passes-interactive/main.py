print(input().upper(), flush=True)
