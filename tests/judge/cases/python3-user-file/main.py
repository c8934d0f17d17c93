print(open("table.txt").read().strip())
