// Calls once more to say goodbye.
#include <iostream>
#include <string>

int main() {
    int low = 1, high = 1000000, middle = 0;
    std::string answer;
    while (answer != "found") {
        middle = (low + high) / 2;
        std::cout << middle << std::endl;
        if (!(std::cin >> answer)) return 0;
        if (answer == "higher") low = middle + 1;
        else high = middle - 1;
    }
    std::cout << middle << std::endl;
}
