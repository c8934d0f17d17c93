#include "pieces.h"

#include <algorithm>
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::size_t n;
    long long k;
    std::cin >> n >> k;
    std::vector<long long> ropes(n);
    for (long long &rope : ropes) std::cin >> rope;

    long long possible = 0, impossible = *std::max_element(ropes.begin(), ropes.end()) + 1;
    while (impossible - possible > 1) {
        long long length = (possible + impossible) / 2;
        (pieces(ropes, length) >= k ? possible : impossible) = length;
    }
    std::cout << possible << "\n";
}
