import sys

try:
    with open(sys.argv[3] + "teammessage.txt", "w") as message:
        while True:
            message.write("x" * 65536)
            message.flush()
except OSError:
    pass
sys.exit(42)
