#include <algorithm>
#include <vector>

int main() {
  std::vector<int> numbers = {2, 1};
  std::ranges::sort(numbers);
}
