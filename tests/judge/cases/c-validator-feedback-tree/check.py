import os, sys

os.mkdir(sys.argv[3] + "teammessage.txt")
os.makedirs(sys.argv[3] + "a/" * 100)
try:
    os.mkfifo(sys.argv[3] + "judgemessage.txt")
except OSError:
    pass
sys.exit(43)
