import sys

open(sys.argv[3] + "score.txt", "w").write("-5")
sys.exit(42)
