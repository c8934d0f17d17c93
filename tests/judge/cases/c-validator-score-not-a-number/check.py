import sys

open(sys.argv[3] + "score.txt", "w").write("nan")
sys.exit(42)
