// Calls on channel after channel until the battery is empty.
#include <iostream>
#include <string>

int main() {
    std::string answer;
    for (int channel = 1; answer != "found"; channel++) {
        std::cout << channel << std::endl;
        if (!(std::cin >> answer)) return 0;
    }
}
