import os, sys

os.symlink("/etc/hostname", sys.argv[3] + "score.txt")
sys.exit(42)
