#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
  int deep = 0;
  while (deep < 100000 && mkdir("d", 0700) == 0 && chdir("d") == 0) deep++;
  puts(deep <= 1000 ? "bounded" : "endless");
  return 0;
}
