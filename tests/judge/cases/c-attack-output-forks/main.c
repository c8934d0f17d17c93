#include <unistd.h>

int main(void) {
  static char block[1 << 16];
  for (int i = 0; i < 3; i++) fork();
  for (;;) write(1, block, sizeof block);
}
