#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
  signal(SIGXFSZ, SIG_IGN);
  int file = open("/work/loot", O_CREAT | O_RDWR, 0600);
  int grown = ftruncate(file, 1l << 40) == 0;
  int taken = fallocate(file, 0, 0, 1l << 40) == 0;
  int written = pwrite(file, "x", 1, 1l << 40) == 1;
  puts(grown || taken || written ? "made" : "refused");
  return 0;
}
