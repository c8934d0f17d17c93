import time

verb, value = input().split()
while time.process_time() < 0.6:
    pass
print(int(value) + 1000 if verb == "encode" else int(value) - 1000)
