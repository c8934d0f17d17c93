#include <iostream>

int main() {
  std::cout << 777 << std::endl;
  for (int i = 0; i < 100000; i++) std::cout << i << std::endl;
}
