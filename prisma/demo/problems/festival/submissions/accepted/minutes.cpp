#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n, t;
    std::cin >> n >> t;
    std::vector<int> joy(t + 1, 0);
    while (n-- > 0) {
        int minutes, gain;
        std::cin >> minutes >> gain;
        for (int m = t; m >= minutes; m--) joy[m] = std::max(joy[m], joy[m - minutes] + gain);
    }
    std::cout << joy[t] << "\n";
}
