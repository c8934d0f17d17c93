#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(void) {
  static char block[1 << 20];
  memset(block, 1, sizeof block);
  for (int round = 0; round < 10; round++) {
    int file = open("/tmp/loot", O_CREAT | O_EXCL | O_WRONLY, 0600);
    for (int i = 0; i < 16; i++) if (write(file, block, sizeof block) < 0) return 1;
    close(file);
    unlink("/tmp/loot");
  }
  puts("well");
  return 0;
}
