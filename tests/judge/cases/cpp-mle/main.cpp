#include <vector>

int main() {
  std::vector<std::vector<int>> all;
  while (true) all.emplace_back(1 << 18, 1);
}
