#include <iostream>
#include <map>
#include <queue>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n, m;
    std::cin >> n >> m;
    std::vector<std::string> names(n);
    std::map<std::string, int> index;
    for (int i = 0; i < n; i++) {
        std::cin >> names[i];
        index[names[i]] = i;
    }
    std::vector<std::vector<int>> later(n);
    std::vector<int> open(n, 0);
    while (m-- > 0) {
        std::string a, b;
        std::cin >> a >> b;
        later[index[a]].push_back(index[b]);
        open[index[b]]++;
    }
    std::queue<int> free;
    for (int i = 0; i < n; i++)
        if (open[i] == 0) free.push(i);
    std::vector<int> order;
    while (!free.empty()) {
        int i = free.front();
        free.pop();
        order.push_back(i);
        for (int j : later[i])
            if (--open[j] == 0) free.push(j);
    }
    if ((int)order.size() < n) std::cout << "naked\n";
    else for (int i : order) std::cout << names[i] << "\n";
}
