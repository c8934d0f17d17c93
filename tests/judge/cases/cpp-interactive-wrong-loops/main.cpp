#include <csignal>
#include <iostream>
#include <string>

// Guesses 1, 1, 1, ... for ever; the end of the input and the closed pipe do not stop it.
int main() {
  std::signal(SIGPIPE, SIG_IGN);
  std::string answer;
  for (;;) {
    std::cout << 1 << std::endl;
    std::cin >> answer;
    std::cin.clear();
    std::cout.clear();
  }
}
