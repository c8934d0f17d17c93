#include <stdio.h>

int main(void) {
  const char *places[] = {"/mark", "/usr/mark", "/etc/mark", "/program/mark", "/program/main", "/dev/mark", "/proc/sys/kernel/hostname", "/case"};
  for (int i = 0; i < 8; i++) if (fopen(places[i], "w") != NULL) puts(places[i]);
  return 0;
}
