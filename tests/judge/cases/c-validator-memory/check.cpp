#include <cstdlib>
#include <cstring>

int main() {
  for (;;) {
    void *piece = malloc(64 << 20);
    if (piece != nullptr) memset(piece, 1, 64 << 20);
    asm volatile("" ::"r"(piece) : "memory");
  }
}
