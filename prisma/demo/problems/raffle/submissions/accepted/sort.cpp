#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> numbers(n);
    for (int &x : numbers) std::cin >> x;
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());

    int best = 0, best_start = 0, start = 0;
    for (int i = 0; i < (int)numbers.size(); i++) {
        if (i > 0 && numbers[i] != numbers[i - 1] + 1) start = i;
        if (i - start + 1 > best) {
            best = i - start + 1;
            best_start = numbers[start];
        }
    }
    std::cout << numbers.size() << "\n" << best << " " << best_start << "\n";
}
