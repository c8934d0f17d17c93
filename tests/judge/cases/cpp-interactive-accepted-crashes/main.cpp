#include <cstdlib>
#include <iostream>
#include <string>

int main() {
  std::string answer;
  std::cout << 777 << std::endl;
  while (std::cin >> answer) {
  }
  std::abort(); // Only after the interactor has gone.
}
