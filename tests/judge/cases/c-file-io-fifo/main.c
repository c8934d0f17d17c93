#include <sys/stat.h>

int main(void) {
  mkfifo("sum.out", 0666);
  return 0;
}
