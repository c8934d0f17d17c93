#include <stdio.h>
#include <unistd.h>

int main(int count, char **values) {
  char path[256];
  snprintf(path, sizeof path, "%snextpass.in", values[3]);
  FILE *next = fopen(path, "w");
  fputs("1\n", next);
  return 42;
}
