#include <stdio.h>
#include <unistd.h>

int main(void) {
  puts("first");
  fflush(stdout);
  while (fork() == 0) setsid();
  return 0;
}
