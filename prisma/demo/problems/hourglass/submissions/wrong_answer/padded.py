# Fills each line up with blanks: looks the same, but the typewriter shows everything.
n, c = input().split()
n = int(n)
for row in range(n):
    blanks = min(row, n - 1 - row)
    print(" " * blanks + c * (n - 2 * blanks) + " " * blanks)
