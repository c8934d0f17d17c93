#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(void) {
  static char block[1 << 20];
  memset(block, 1, sizeof block);
  for (int i = 0;; i++) {
    char name[32];
    sprintf(name, "/work/%d", i);
    int file = open(name, O_CREAT | O_WRONLY, 0600);
    if (file < 0) break;
    while (write(file, block, sizeof block) > 0) {
    }
    close(file);
    if (i > 100) break;
  }
  return 0;
}
