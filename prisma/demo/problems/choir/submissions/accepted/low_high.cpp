// Alternates between the lower and the upper half; the one in the middle has neighbours at most n / 2 away.
#include <iostream>

int main() {
    int n, k;
    std::cin >> n >> k;
    if (n > 1 && k > n / 2) {
        std::cout << "impossible\n";
        return 0;
    }
    int half = n / 2;
    if (n % 2 == 1) std::cout << half + 1 << (n > 1 ? " " : "");
    for (int i = 1; i <= half; i++)
        if (n % 2 == 1) std::cout << i << " " << half + 1 + i << (i < half ? " " : "");
        else std::cout << half + 1 - i << " " << n + 1 - i << (i < half ? " " : "");
    std::cout << "\n";
}
