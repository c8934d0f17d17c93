#include <string.h>
#include <unistd.h>

int main(void) {
  static char block[1 << 20];
  for (unsigned i = 0; i < sizeof block; i++) block[i] = (char)(i * 7);
  for (int i = 0; i < 8; i++) write(1, block, sizeof block);
  return 0;
}
