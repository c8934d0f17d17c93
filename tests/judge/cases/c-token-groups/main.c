#include <stdio.h>

int main(void) {
  puts("x 1");
  return 0;
}
