#include <unistd.h>

int main(void) {
  char *arguments[] = {"main", NULL};
  for (;;) {
    if (vfork() == 0) {
      execv("/proc/self/exe", arguments);
      _exit(1);
    }
  }
}
