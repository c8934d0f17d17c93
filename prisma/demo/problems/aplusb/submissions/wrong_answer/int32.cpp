// 32 bits are not enough.
#include <iostream>

int main() {
    int a = 0, b = 0;
    std::cin >> a >> b;
    std::cout << (int)((unsigned)a + (unsigned)b) << "\n";
}
