#include <stdio.h>
#include <unistd.h>

int main(void) {
  int made = 0;
  for (; made < 100000; made++) {
    pid_t child = fork();
    if (child < 0) break;
    if (child == 0) _exit(0);
  }
  puts(made < 64 ? "bounded" : "endless");
  return 0;
}
