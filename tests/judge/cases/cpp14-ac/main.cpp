#include <iostream>
static_assert(__cplusplus == 201402L, "this is not C++14");
#ifndef __OPTIMIZE__
#error not optimised
#endif

int main() {
  auto sum = [](auto a, auto b) { return a + b; };
  long long a, b;
  std::cin >> a >> b;
  std::cout << sum(a, b) << '\n';
}
