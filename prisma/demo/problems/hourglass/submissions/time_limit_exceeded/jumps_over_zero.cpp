// An odd width minus two is never zero.
#include <iostream>

int main() {
    int n;
    char c;
    std::cin >> n >> c;
    volatile unsigned width = (unsigned)n;
    unsigned lines = 0;
    while (width != 0) {
        width = width - 2;
        lines++;
    }
    std::cout << lines << c << "\n";
}
