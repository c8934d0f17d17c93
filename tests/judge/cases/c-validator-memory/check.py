import mmap

block = mmap.mmap(-1, 3 << 30)
for at in range(0, 3 << 30, 4096):
    block[at] = 1
