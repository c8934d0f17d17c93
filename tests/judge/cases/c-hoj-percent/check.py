import sys

print(35)
sys.exit(99)
