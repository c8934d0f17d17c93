for guess in range(1, 1000):
    print(guess, flush=True)
    input()
