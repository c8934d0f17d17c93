#include <stdio.h>
#include <unistd.h>

int main(void) {
  static char block[1 << 16];
  for (int i = 0; i < 400; i++) if (write(2, block, sizeof block) < 0) return 1;
  puts("3");
  return 0;
}
