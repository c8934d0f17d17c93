#include <fstream>
#include <iostream>
#include <string>

// Accepts any two numbers with the sum of the input.
int main(int count, char **values) {
  std::ifstream input(values[1]);
  std::string feedback = values[3];
  long long sum, a, b;
  input >> sum;
  if (count != 5 || std::string(values[4]) != "flag") return 1;
  if (std::cin >> a >> b && a + b == sum) return 42;
  std::ofstream(feedback + "teammessage.txt") << "the sum is not right";
  std::ofstream(feedback + "judgemessage.txt") << "secret";
  return 43;
}
