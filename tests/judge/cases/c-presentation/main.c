#include <stdio.h>

int main(void) {
  printf("1  2 \n3");
  return 0;
}
