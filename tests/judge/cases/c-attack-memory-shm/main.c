#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

int main(void) {
  int handle = shm_open("/loot", O_CREAT | O_RDWR, 0600);
  if (handle < 0 || ftruncate(handle, 200 << 20) < 0) return 1;
  memset(mmap(NULL, 200 << 20, PROT_READ | PROT_WRITE, MAP_SHARED, handle, 0), 1, 200 << 20);
  return 0;
}
