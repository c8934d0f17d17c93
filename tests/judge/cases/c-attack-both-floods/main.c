#include <unistd.h>

int main(void) {
  static char block[1 << 16];
  for (;;) {
    write(1, block, sizeof block);
    write(2, block, sizeof block);
  }
}
