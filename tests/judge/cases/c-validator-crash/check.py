import sys

open(sys.argv[3] + "judgeerror.txt", "w").write("the answer file is broken")
raise SystemExit(1)
