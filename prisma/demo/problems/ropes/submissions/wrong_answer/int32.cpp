// No piece is longer than all ropes together divided by k, but "all ropes together" overflows.
#include <iostream>
#include <vector>

int main() {
    int n;
    unsigned k, together = 0;
    std::cin >> n >> k;
    std::vector<unsigned> ropes(n);
    for (unsigned &rope : ropes) {
        std::cin >> rope;
        together += rope;
    }
    unsigned low = 0, high = together / k + 1;
    while (high - low > 1) {
        unsigned length = low + (high - low) / 2;
        unsigned long long pieces = 0;
        for (unsigned rope : ropes) pieces += rope / length;
        if (pieces >= k) low = length;
        else high = length;
    }
    std::cout << low << "\n";
}
