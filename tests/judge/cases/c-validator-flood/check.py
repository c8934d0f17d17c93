import sys

with open(sys.argv[3] + "judgemessage.txt", "w") as file:
    while True:
        file.write("flood" * 100000)
