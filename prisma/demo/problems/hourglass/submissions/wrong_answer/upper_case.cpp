// Prints letters in upper case.
#include <cctype>
#include <iostream>
#include <string>

int main() {
    int n;
    char c;
    std::cin >> n >> c;
    c = (char)std::toupper((unsigned char)c);
    for (int row = 0; row < n; row++) {
        int blanks = row < n - 1 - row ? row : n - 1 - row;
        std::cout << std::string(blanks, ' ') << std::string(n - 2 * blanks, c) << "\n";
    }
}
