# Starts with a channel that does not exist.
low, high = 0, 1_000_000
middle = 0
while True:
    print(middle, flush=True)
    try:
        answer = input()
    except EOFError:
        break
    if answer == "found":
        break
    if answer == "higher":
        low = middle + 1
    else:
        high = middle - 1
    middle = (low + high) // 2
