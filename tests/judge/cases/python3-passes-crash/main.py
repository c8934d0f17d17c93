verb, value = input().split()
if verb == "decode":
    raise SystemExit(3)
print(int(value) + 1000)
