// Has room for a thousand stops.
#include <iostream>
#include <vector>

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<long long>> minutes(1001, std::vector<long long>(1001, -1));
    std::vector<long long> wait(1001), arrival(1001, -1);
    for (int v = 1; v <= n; v++) std::cin >> wait.at(v);
    wait[1] = 0;
    for (int i = 0; i < m; i++) {
        int u, v, d;
        std::cin >> u >> v >> d;
        for (long long *cell : {&minutes.at(u).at(v), &minutes.at(v).at(u)})
            if (*cell < 0 || d < *cell) *cell = d;
    }
    std::vector<bool> done(1001, false);
    arrival[1] = 0;
    for (int round = 0; round < n; round++) {
        int stop = 0;
        for (int v = 1; v <= n; v++)
            if (!done[v] && arrival[v] >= 0 && (stop == 0 || arrival[v] < arrival[stop])) stop = v;
        if (stop == 0) break;
        done[stop] = true;
        for (int v = 1; v <= n; v++) {
            if (minutes[stop][v] < 0) continue;
            long long time = arrival[stop] + wait[stop] + minutes[stop][v];
            if (arrival[v] < 0 || time < arrival[v]) arrival[v] = time;
        }
    }
    std::cout << arrival[n] << "\n";
}
