#include <stdio.h>
#include <unistd.h>

int main(void) {
  puts("3");
  fflush(stdout);
  if (fork() == 0) {
    setsid();
    if (fork() != 0) _exit(0);
    usleep(20000);
    for (;;) {
      puts("4");
      fflush(stdout);
    }
  }
  return 0;
}
