#include <iostream>
#include <string>

int main() {
    int low = 1, high = 1000000;
    std::string answer;
    while (answer != "found") {
        int middle = (low + high) / 2;
        std::cout << middle << std::endl;
        if (!(std::cin >> answer)) return 1;
        if (answer == "higher") low = middle + 1;
        else high = middle - 1;
    }
}
