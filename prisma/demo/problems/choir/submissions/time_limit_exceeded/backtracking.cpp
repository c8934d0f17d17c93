// Tries every row, smallest voice first.
#include <cstdlib>
#include <iostream>
#include <vector>

int n, k;
std::vector<int> row;
std::vector<bool> stands;

bool fill() {
    if ((int)row.size() == n) return true;
    for (int voice = 1; voice <= n; voice++) {
        if (stands[voice] || (!row.empty() && std::abs(row.back() - voice) < k)) continue;
        stands[voice] = true;
        row.push_back(voice);
        if (fill()) return true;
        row.pop_back();
        stands[voice] = false;
    }
    return false;
}

int main() {
    std::cin >> n >> k;
    stands.resize(n + 1, false);
    if (!fill()) {
        std::cout << "impossible\n";
        return 0;
    }
    for (int voice : row) std::cout << voice << "\n";
}
