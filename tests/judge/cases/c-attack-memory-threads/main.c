#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void *eat(void *nothing) {
  char *piece = malloc(4 << 20);
  memset(piece, 1, 4 << 20);
  usleep(500000);
  return piece[5] == 1 ? nothing : piece;
}

int main(void) {
  pthread_t threads[40];
  for (int i = 0; i < 40; i++) pthread_create(&threads[i], NULL, eat, NULL);
  for (int i = 0; i < 40; i++) pthread_join(threads[i], NULL);
  return 0;
}
