// Takes away each snowdrift in turn and searches the whole map again.
#include <iostream>
#include <string>
#include <vector>

int main() {
    int rows, columns;
    std::cin >> rows >> columns;
    int width = columns + 1;
    std::string map(width, '#');
    for (int r = 0; r < rows; r++) {
        std::string row;
        std::cin >> row;
        map += row + "#";
    }
    map += std::string(width, '#');
    int start = (int)map.find('S'), goal = (int)map.find('G'), best = -1;

    for (int drift = width; drift < width * (rows + 1); drift++) {
        if (map[drift] == '#' && drift % width == columns) continue;
        char before = map[drift];
        if (before == '#') map[drift] = '.';
        std::vector<int> steps(map.size(), -1), queue;
        steps[start] = 0;
        queue.push_back(start);
        for (std::size_t head = 0; head < queue.size(); head++)
            for (int there : {queue[head] - 1, queue[head] + 1, queue[head] - width, queue[head] + width})
                if (map[there] != '#' && steps[there] < 0) {
                    steps[there] = steps[queue[head]] + 1;
                    queue.push_back(there);
                }
        if (steps[goal] >= 0 && (best < 0 || steps[goal] < best)) best = steps[goal];
        map[drift] = before;
    }
    std::cout << best << "\n";
}
