import sys

output, answer = open(sys.argv[2]).read(), open(sys.argv[3]).read()
print("compared", file=sys.stderr)
sys.exit(0 if output.split() == answer.split() else 1)
