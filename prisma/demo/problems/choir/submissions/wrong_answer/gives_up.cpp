// A single singer has no neighbours at all, and n / 2 is not (n - 1) / 2.
#include <iostream>

int main() {
    int n, k;
    std::cin >> n >> k;
    int half = n / 2;
    if (k > (n - 1) / 2) {
        std::cout << "impossible\n";
        return 0;
    }
    if (n % 2 == 1) std::cout << half + 1 << " ";
    for (int i = 1; i <= half; i++)
        if (n % 2 == 1) std::cout << i << " " << half + 1 + i << " ";
        else std::cout << half + 1 - i << " " << n + 1 - i << " ";
    std::cout << "\n";
}
