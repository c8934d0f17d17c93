import os, socket, sys

def can(act):
    try:
        act()
        return True
    except OSError:
        return False

loot = [
    can(lambda: open(sys.argv[1], "a")),
    can(lambda: open(sys.argv[2], "a")),
    can(lambda: os.unlink(sys.argv[2])),
    can(lambda: open("/program/loot", "w")),
    can(lambda: socket.socket(socket.AF_INET)),
    can(lambda: open("/etc/shadow")),
    os.getuid() == 0,
]
sys.exit(43 if any(loot) else 42)
