#include <unistd.h>

int main(void) {
  for (int i = 0; i < 20; i++) {
    if (fork() == 0) {
      setsid();
      for (;;) {
      }
    }
  }
  return 0;
}
