#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <sys/mman.h>

/* Prints each call that was not refused. */
#define TRY(call) do { errno = 0; if ((long)(call) != -1) puts(#call); } while (0)

int main(void) {
  TRY(mmap(0, 4 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_HUGETLB, -1, 0));
  TRY(memfd_create("loot", MFD_HUGETLB));
  puts("the end");
  return 0;
}
