#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
  int made = 0;
  for (; made < 100000; made++) {
    char name[64];
    sprintf(name, "/work/%d", made);
    int file = open(name, O_CREAT | O_WRONLY, 0600);
    if (file < 0) break;
    close(file);
  }
  puts(made <= 1000 ? "bounded" : "endless");
  return 0;
}
