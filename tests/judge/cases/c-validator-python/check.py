import sys

sum_wanted = int(open(sys.argv[1]).read())
a, b = map(int, sys.stdin.read().split())
sys.exit(42 if a + b == sum_wanted else 43)
