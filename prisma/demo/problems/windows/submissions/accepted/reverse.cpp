#include <cctype>
#include <iostream>
#include <string>

int main() {
    std::string line;
    std::getline(std::cin, line);
    for (int n = std::stoi(line); n > 0; n--) {
        std::getline(std::cin, line);
        std::string letters;
        for (unsigned char c : line)
            if (std::isalpha(c)) letters += (char)std::tolower(c);
        std::string reversed(letters.rbegin(), letters.rend());
        std::cout << (letters == reversed ? "mirror" : "plain") << "\n";
    }
}
