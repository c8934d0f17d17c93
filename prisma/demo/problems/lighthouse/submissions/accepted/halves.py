low, high = 1, 1_000_000
while True:
    middle = (low + high) // 2
    print(middle, flush=True)
    answer = input()
    if answer == "found":
        break
    if answer == "higher":
        low = middle + 1
    else:
        high = middle - 1
