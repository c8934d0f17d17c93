#include <stdio.h>
#include <unistd.h>

int main(int count, char **values) {
  char path[256];
  snprintf(path, sizeof path, "%snextpass.in", values[3]);
  if (symlink("/etc/passwd", path) != 0) return 1;
  return 42;
}
