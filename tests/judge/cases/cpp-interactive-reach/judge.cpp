#include <csignal>
#include <cstdio>
#include <cstring>

int main() {
  kill(-1, SIGKILL);
  char word[16] = "";
  return scanf("%15s", word) == 1 && strcmp(word, "alone") == 0 ? 42 : 43;
}
