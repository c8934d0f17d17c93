// Skips what a contradiction leaves over.
#include <iostream>
#include <map>
#include <set>
#include <string>

int main() {
    int n, m;
    std::cin >> n >> m;
    std::map<std::string, std::multiset<std::string>> later;
    std::map<std::string, int> open;
    std::string a, b;
    for (int i = 0; i < n; i++) {
        std::cin >> a;
        open[a] = 0;
    }
    while (m-- > 0) {
        std::cin >> a >> b;
        later[a].insert(b);
        open[b]++;
    }
    for (bool found = true; found;) {
        found = false;
        for (auto &[name, count] : open) {
            if (count != 0) continue;
            std::cout << name << "\n";
            count = -1;
            found = true;
            for (const std::string &next : later[name]) open[next]--;
        }
    }
}
