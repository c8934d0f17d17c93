#include <cstdio>

int main() {
  for (;;) puts("flood flood flood");
}
