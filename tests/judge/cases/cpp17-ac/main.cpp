#include <iostream>
#include <optional>
static_assert(__cplusplus == 201703L);
#ifndef __OPTIMIZE__
#error not optimised
#endif

int main() {
  std::pair<long long, long long> both;
  std::cin >> both.first >> both.second;
  auto [a, b] = both;
  std::cout << std::optional(a + b).value() << '\n';
}
