#include <stdio.h>

static char bytes[1 << 16];

int main(void) {
  FILE *out = fopen("out", "w");
  for (int i = 0; i < 128; i++) fwrite(bytes, 1, sizeof bytes, out);
  return 0;
}
