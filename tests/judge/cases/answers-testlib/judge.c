#include <stdio.h>

/* Two factors of the input. */
int main(int count, char **values) {
  int product, a, b;
  FILE *input = fopen(values[1], "r"), *output = fopen(values[2], "r");
  if (count < 4 || input == NULL || output == NULL || fscanf(input, "%d", &product) != 1) return 3;
  return fscanf(output, "%d %d", &a, &b) == 2 && a * b == product ? 0 : 1;
}
