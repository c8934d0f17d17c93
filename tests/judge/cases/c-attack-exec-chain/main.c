#include <unistd.h>

int main(int count, char **values) {
  execv("/proc/self/exe", values);
  return count;
}
