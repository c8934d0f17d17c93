#include <iostream>
#include <string>

int main() {
  std::string answer;
  std::cin >> answer;
}
