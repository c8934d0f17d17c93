// Follows every way that does not visit a stop twice.
#include <iostream>
#include <utility>
#include <vector>

int n, m;
std::vector<long long> wait;
std::vector<std::vector<std::pair<int, int>>> buses;
std::vector<bool> on_way;
long long best = -1;

void ride(int stop, long long time) {
    if (stop == n) {
        if (best < 0 || time < best) best = time;
        return;
    }
    on_way[stop] = true;
    for (auto [next, minutes] : buses[stop])
        if (!on_way[next]) ride(next, time + wait[stop] + minutes);
    on_way[stop] = false;
}

int main() {
    std::cin >> n >> m;
    wait.resize(n + 1);
    buses.resize(n + 1);
    on_way.resize(n + 1, false);
    for (int v = 1; v <= n; v++) std::cin >> wait[v];
    wait[1] = 0;
    for (int i = 0; i < m; i++) {
        int u, v, d;
        std::cin >> u >> v >> d;
        buses[u].push_back({v, d});
        buses[v].push_back({u, d});
    }
    ride(1, 0);
    std::cout << best << "\n";
}
