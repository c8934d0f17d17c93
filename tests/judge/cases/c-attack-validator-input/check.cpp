#include <cstdio>
#include <cstring>

int main() {
  char word[16] = "";
  return scanf("%15s", word) == 1 && strcmp(word, "3") == 0 ? 42 : 43;
}
