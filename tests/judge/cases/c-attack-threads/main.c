#include <pthread.h>
#include <stdio.h>

static void *spin(void *nothing) {
  for (;;) {
  }
  return nothing;
}

int main(void) {
  pthread_t first, other;
  if (pthread_create(&first, NULL, spin, NULL) != 0) return 1;
  int started = 1;
  while (started < 10000 && pthread_create(&other, NULL, spin, NULL) == 0) started++;
  printf("%d\n", started);
  pthread_join(first, NULL);
  return 0;
}
