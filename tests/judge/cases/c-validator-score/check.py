import sys

open(sys.argv[3] + "score.txt", "w").write("17")
sys.exit(42)
