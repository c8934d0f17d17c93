#include <unistd.h>

int main(void) {
  for (int i = 0; i < 60; i++) {
    write(1, "x", 1);
    usleep(300);
  }
  return 0;
}
