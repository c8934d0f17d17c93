// Tries every order.
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::string> names(n);
    std::map<std::string, int> index;
    for (int i = 0; i < n; i++) {
        std::cin >> names[i];
        index[names[i]] = i;
    }
    std::vector<std::pair<int, int>> rules(m);
    for (auto &[a, b] : rules) {
        std::string before, after;
        std::cin >> before >> after;
        a = index[before];
        b = index[after];
    }
    std::vector<int> place(n);
    for (int i = 0; i < n; i++) place[i] = i;
    do {
        bool kept = true;
        for (auto [a, b] : rules) kept = kept && place[a] < place[b];
        if (!kept) continue;
        std::vector<std::string> order(n);
        for (int i = 0; i < n; i++) order[place[i]] = names[i];
        for (const std::string &name : order) std::cout << name << "\n";
        return 0;
    } while (std::next_permutation(place.begin(), place.end()));
    std::cout << "naked\n";
}
