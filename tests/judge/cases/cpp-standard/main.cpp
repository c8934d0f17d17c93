#include <algorithm>
#include <array>
#include <iostream>
static_assert(__cplusplus == 202002L);
#ifndef __OPTIMIZE__
#error not optimised
#endif

int main() {
  std::array<long long, 2> numbers;
  for (auto &number : numbers) std::cin >> number;
  std::ranges::sort(numbers);
  std::cout << numbers[0] + numbers[1] << '\n';
}
