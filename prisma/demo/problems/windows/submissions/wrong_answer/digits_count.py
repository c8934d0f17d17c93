# Takes digits for letters.
for _ in range(int(input())):
    letters = [c.lower() for c in input() if c.isalnum()]
    print("mirror" if letters == letters[::-1] else "plain")
