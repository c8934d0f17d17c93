#include <iostream>
#include <string>

int main() {
  std::string answer;
  for (int guess = 1; guess <= 1000; guess++) {
    std::cout << guess << std::endl;
    std::cin >> answer;
  }
}
