// Carries over one unit at a time.
#include <iostream>

int main() {
    long long a, b;
    std::cin >> a >> b;
    volatile long long rest = b, sum = a;
    while (rest > 0) { rest = rest - 1; sum = sum + 1; }
    while (rest < 0) { rest = rest + 1; sum = sum - 1; }
    std::cout << sum << "\n";
}
