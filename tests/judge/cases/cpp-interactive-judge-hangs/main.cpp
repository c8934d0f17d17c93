#include <cstdio>

int main() {
  puts("1");
  fflush(stdout);
  char word[16];
  return scanf("%15s", word) == 0;
}
