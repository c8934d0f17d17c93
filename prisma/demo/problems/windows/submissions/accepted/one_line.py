# All words in one line, with capitals: the judge does not mind.
words = []
for _ in range(int(input())):
    letters = [c.lower() for c in input() if c.isalpha()]
    words.append("Mirror" if letters == letters[::-1] else "Plain")
print("  ".join(words))
