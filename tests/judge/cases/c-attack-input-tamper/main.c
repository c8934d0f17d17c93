#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
  int a, b;
  if (scanf("%d%d", &a, &b) != 2) return 1;
  if (fchmod(0, 0666) == 0) puts("mode");
  if (ftruncate(0, 0) == 0) puts("cut");
  int handle = open("/proc/self/fd/0", O_RDWR | O_TRUNC);
  if (handle >= 0 && write(handle, "9 9\n", 4) == 4) puts("written");
  printf("%d\n", a + b);
  return 0;
}
