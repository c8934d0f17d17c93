#include <stdio.h>

int main(int count, char **values) {
  for (int i = 1; i < count; i++) puts(values[i]);
  return 0;
}
