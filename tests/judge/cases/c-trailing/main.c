#include <stdio.h>

int main(void) {
  printf("1 2 \t\n3\n\n\n");
  return 0;
}
