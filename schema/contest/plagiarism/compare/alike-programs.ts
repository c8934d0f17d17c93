/* Programs that the tests of the comparison compare. */

export const original = `#include <bits/stdc++.h>
using namespace std;
int parent[100005];
int find(int x) { return parent[x] == x ? x : parent[x] = find(parent[x]); }
int main() {
  int n, m;
  cin >> n >> m;
  for (int i = 1; i <= n; i++) parent[i] = i;
  long long total = 0;
  vector<array<int, 3>> edges(m);
  for (auto &e : edges) cin >> e[1] >> e[2] >> e[0];
  sort(edges.begin(), edges.end());
  for (auto &e : edges) {
    int a = find(e[1]), b = find(e[2]);
    if (a != b) { parent[a] = b; total += e[0]; }
  }
  cout << total << endl;
}`;

/** Other names, types, spaces and comments; functions and includes moved. */
export const disguised = `// my own solution
#include <vector>
#include <iostream>
/* parent of each node */
long long boss[200000];

long long root(long long node)
{
    // climb up
    return boss[node] == node ? node : boss[node] = root(boss[node]);
}

int main()
{
    long long nodes, lines;  // sizes
    std_in >> nodes >> lines;
    for (long long k = 1; k <= nodes; k++) boss[k] = k;
    /* the sum */ long sum = 0;
    vector<array<long, 5>> list(lines);
    for (auto &one : list)
        std_in >> one[1] >> one[2] >> one[0];
    sort(list.begin(), list.end());
    for (auto &one : list) {
        long long left = root(one[1]), right = root(one[2]);
        if (left != right) { boss[left] = right; sum += one[0]; }
    }
    std_out << sum << endl;
}`;

export const other = `#include <cstdio>
#include <queue>
#include <utility>
std::vector<std::pair<int, int>> next_of[100005];
bool seen[100005];
int main() {
  int n, m; scanf("%d%d", &n, &m);
  while (m--) {
    int u, v, w; scanf("%d%d%d", &u, &v, &w);
    next_of[u].push_back({w, v}); next_of[v].push_back({w, u});
  }
  std::priority_queue<std::pair<int, int>> heap; heap.push({0, 1});
  long long answer = 0;
  while (!heap.empty()) {
    std::pair<int, int> top = heap.top(); heap.pop();
    if (seen[top.second]) continue;
    seen[top.second] = true; answer -= top.first;
    for (size_t k = 0; k < next_of[top.second].size(); ++k)
      if (!seen[next_of[top.second][k].second])
        heap.push({-next_of[top.second][k].first, next_of[top.second][k].second});
  }
  printf("%lld\\n", answer);
  return 0;
}`;
