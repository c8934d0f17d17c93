// Tries every length, longest first.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    long long k;
    std::cin >> n >> k;
    std::vector<int> ropes(n);
    for (int &rope : ropes) std::cin >> rope;
    int length = *std::max_element(ropes.begin(), ropes.end());
    for (; length > 0; length--) {
        long long pieces = 0;
        for (int rope : ropes) pieces += rope / length;
        if (pieces >= k) break;
    }
    std::cout << length << "\n";
}
