// Waits at the first blank for ever.
#include <cctype>
#include <iostream>
#include <string>

int main() {
    std::string line;
    std::getline(std::cin, line);
    for (int n = std::stoi(line); n > 0; n--) {
        std::getline(std::cin, line);
        volatile std::size_t left = 0, right = line.size() - 1;
        bool mirror = true;
        while (left < right && mirror) {
            unsigned char a = line[left], b = line[right];
            if (!std::isalpha(a) || !std::isalpha(b)) continue;
            mirror = std::tolower(a) == std::tolower(b);
            left = left + 1;
            right = right - 1;
        }
        std::cout << (mirror ? "mirror" : "plain") << "\n";
    }
}
