#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
  int others = 0;
  for (int id = 2; id < 70000; id++) {
    if (id == getpid()) continue;
    errno = 0;
    others += kill(id, 0) == 0 || errno == EPERM;
  }
  puts(others == 0 ? "alone" : "not alone");
  return 0;
}
