#include <stdio.h>

int main(void) {
  puts("6 4");
  return 0;
}
