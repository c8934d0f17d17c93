#include <fstream>
#include <iostream>
#include <string>

// Guess a number: at most ten guesses are answered.
int main(int, char **values) {
  std::ifstream input(values[1]);
  int secret, guess;
  input >> secret;
  for (int round = 0; round < 10; round++) {
    if (!(std::cin >> guess)) return 43;
    if (guess == secret) {
      std::cout << "found" << std::endl;
      return 42;
    }
    std::cout << (guess < secret ? "more" : "less") << std::endl;
  }
  return 43;
}
