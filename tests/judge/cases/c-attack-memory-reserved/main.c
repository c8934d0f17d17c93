#define _GNU_SOURCE
#include <string.h>
#include <sys/mman.h>

int main(void) {
  char *all = mmap(NULL, 1ul << 40, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (all == MAP_FAILED) return 1;
  for (unsigned long at = 0; at < 100ul << 20; at += 4096) all[at * 8] = 1;
  return 0;
}
