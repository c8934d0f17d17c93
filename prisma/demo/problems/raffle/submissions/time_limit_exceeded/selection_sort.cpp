// Looks for the smallest rest again and again: quadratic.
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::vector<int> numbers(n);
    for (int &x : numbers) std::cin >> x;
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            if (numbers[j] < numbers[i]) std::swap(numbers[i], numbers[j]);
    int different = 0, length = 0, best = 0, best_start = 0;
    for (int i = 0; i < n; i++) {
        if (i > 0 && numbers[i] == numbers[i - 1]) continue;
        different++;
        length = i > 0 && numbers[i] == numbers[i - 1] + 1 ? length + 1 : 1;
        if (length > best) {
            best = length;
            best_start = numbers[i] - length + 1;
        }
    }
    std::cout << different << "\n" << best << " " << best_start << "\n";
}
