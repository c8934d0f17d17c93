#include <stdio.h>
#include <time.h>

int main(void) {
  while (clock() < CLOCKS_PER_SEC / 1000 * 2000)
    ;
  puts("3");
  return 0;
}
