#include <iostream>
#include <string>

int main() {
  int low = 1, high = 1000;
  while (true) {
    int guess = (low + high) / 2;
    std::cout << guess << std::endl;
    std::string answer;
    std::cin >> answer;
    if (answer == "found") return 0;
    if (answer == "more") low = guess + 1;
    else high = guess - 1;
  }
}
