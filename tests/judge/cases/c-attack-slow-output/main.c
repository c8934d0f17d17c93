#include <unistd.h>

int main(void) {
  for (;;) {
    write(1, "x", 1);
    usleep(5000);
  }
}
