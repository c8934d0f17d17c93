#include <signal.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, NULL);
  union sigval value = {0};
  for (int i = 0; i < 500000 && sigqueue(getpid(), SIGRTMIN, value) == 0; i++) {
  }
  puts("well");
  return 0;
}
