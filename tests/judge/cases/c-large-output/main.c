#include <stdio.h>

int main(void) {
  for (int i = 0; i < 3000000; i++) puts("0123456789");
  return 0;
}
