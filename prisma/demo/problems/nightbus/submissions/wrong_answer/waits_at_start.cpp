// Waits at stop 1 as well.
#include <functional>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n, m;
    std::cin >> n >> m;
    std::vector<long long> wait(n + 1), arrival(n + 1, -1);
    for (int v = 1; v <= n; v++) std::cin >> wait[v];
    std::vector<std::vector<std::pair<int, int>>> buses(n + 1);
    for (int i = 0; i < m; i++) {
        int u, v, d;
        std::cin >> u >> v >> d;
        buses[u].push_back({v, d});
        buses[v].push_back({u, d});
    }
    using Event = std::pair<long long, int>;
    std::priority_queue<Event, std::vector<Event>, std::greater<Event>> events;
    events.push({0, 1});
    while (!events.empty()) {
        auto [time, stop] = events.top();
        events.pop();
        if (arrival[stop] >= 0) continue;
        arrival[stop] = time;
        for (auto [next, minutes] : buses[stop]) events.push({time + wait[stop] + minutes, next});
    }
    std::cout << arrival[n] << "\n";
}
