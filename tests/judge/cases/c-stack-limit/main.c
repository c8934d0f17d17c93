#include <stdio.h>

int depth(int left) {
  volatile char frame[1024];
  frame[0] = (char)left;
  return left == 0 ? frame[0] : depth(left - 1) + frame[0] - (char)left;
}

int main(void) {
  printf("%d\n", depth(100000));
  return 0;
}
