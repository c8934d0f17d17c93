#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Prints each call that was not refused. */
#define TRY(call) do { errno = 0; if ((long)(call) != -1) puts(#call); } while (0)

int main(void) {
  struct rlimit none = {0, 0}, now;
  TRY(setrlimit(RLIMIT_CORE, &none));
  TRY(prlimit(0, RLIMIT_CORE, &none, NULL));
  TRY(syscall(SYS_setrlimit, 1ul << 32 | RLIMIT_CORE, &none));
  TRY(syscall(SYS_prlimit64, 0, 1ul << 32 | RLIMIT_CORE, &none, NULL));
  if (getrlimit(RLIMIT_CORE, &now) < 0 || now.rlim_cur != 1) printf("limit %lu\n", (unsigned long)now.rlim_cur);
  puts("the end");
  return 0;
}
