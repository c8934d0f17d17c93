#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

int main(void) {
  int made = 0;
  made += mkfifo("/work/fifo", 0666) == 0;
  made += mknod("/work/disk", S_IFBLK | 0666, makedev(254, 0)) == 0;
  made += mknod("/work/memory", S_IFCHR | 0666, makedev(1, 1)) == 0;
  made += link("/etc/passwd", "/work/passwd") == 0;
  made += link("/program/main", "/work/main") == 0;
  made += linkat(0, "", AT_FDCWD, "/work/input", AT_EMPTY_PATH) == 0;
  puts(made == 0 ? "refused" : "made");
  return 0;
}
