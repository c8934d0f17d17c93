#include <signal.h>
#include <stdio.h>

/* On a 32-bit kernel interface 2 is fork, where a 64-bit filter would read open. */
int main(void) {
#if defined(__x86_64__)
  int result;
  __asm__ volatile("int $0x80" : "=a"(result) : "a"(20) : "memory");
  printf("%d\n", result);
#else
  raise(SIGSYS);
#endif
  return 0;
}
