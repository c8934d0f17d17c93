#include <iostream>
#include <unistd.h>

int main() {
  sleep(1);
  for (int i = 0; i < 100000; i++) std::cout << i << std::endl;
  return 42;
}
