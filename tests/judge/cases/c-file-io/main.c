#include <stdio.h>

int main(void) {
  int a, b;
  FILE *in = fopen("sum.in", "r"), *out = fopen("sum.out", "w");
  if (fscanf(in, "%d %d", &a, &b) != 2) return 1;
  fprintf(out, "%d\n", a + b);
  return 0;
}
