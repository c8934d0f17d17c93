#define _GNU_SOURCE
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

int main(void) {
  static char block[1 << 20];
  int handle = memfd_create("loot", 0);
  memset(block, 1, sizeof block);
  for (int i = 0; i < 200; i++) if (write(handle, block, sizeof block) < 0) return 1;
  return 0;
}
