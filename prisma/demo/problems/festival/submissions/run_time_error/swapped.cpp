// Reads minutes for joy and joy for minutes, and looks up a minute that is not there.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n, t;
    std::cin >> n >> t;
    std::vector<int> joy(t + 1, 0);
    for (int i = 0; i < n; i++) {
        int minutes, gain;
        std::cin >> gain >> minutes;
        joy.at(minutes + t) += gain;
    }
    std::cout << joy.at(t) << "\n";
}
