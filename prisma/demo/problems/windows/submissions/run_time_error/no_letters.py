# A sign without letters has no first letter.
for _ in range(int(input())):
    letters = [c.lower() for c in input() if c.isalpha()]
    if letters[0] == letters[-1] and letters == letters[::-1]:
        print("mirror")
    else:
        print("plain")
