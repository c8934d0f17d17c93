#include <cstdlib>
#include <iostream>
#include <string>

int main() {
    int n;
    char c;
    std::cin >> n >> c;
    for (int row = 0; row < n; row++) {
        int width = std::abs(n - 1 - 2 * row) + 1;
        std::cout << std::string((n - width) / 2, ' ') << std::string(width, c) << "\n";
    }
}
