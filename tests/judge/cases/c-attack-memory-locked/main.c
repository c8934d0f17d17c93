#include <stdio.h>
#include <sys/mman.h>

int main(void) {
  static char block[1 << 20];
  puts(mlock(block, sizeof block) < 0 && mlockall(MCL_CURRENT | MCL_FUTURE) < 0 ? "refused" : "locked");
  return 0;
}
