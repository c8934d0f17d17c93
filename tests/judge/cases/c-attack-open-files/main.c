#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

int main(void) {
  setrlimit(RLIMIT_NOFILE, &(struct rlimit){100000, 100000});
  int open = 3;
  while (open < 100000 && dup(0) >= 0) open++;
  puts(open <= 512 ? "bounded" : "endless");
  return 0;
}
