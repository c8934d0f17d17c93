// Cuts every lawn into two billion slices.
#include <algorithm>
#include <cmath>
#include <cstdio>

int main() {
    int t;
    if (std::scanf("%d", &t) != 1) return 1;
    while (t-- > 0) {
        double x1, y1, r1, x2, y2, r2;
        if (std::scanf("%lf %lf %lf %lf %lf %lf", &x1, &y1, &r1, &x2, &y2, &r2) != 6) return 1;
        const double left = std::min(x1 - r1, x2 - r2), right = std::max(x1 + r1, x2 + r2);
        const int slices = 2000000000;
        double step = (right - left) / slices, area = 0;
        for (int i = 0; i < slices; i++) {
            double x = left + (i + 0.5) * step;
            double h1 = r1 * r1 - (x - x1) * (x - x1), h2 = r2 * r2 - (x - x2) * (x - x2);
            double s1 = h1 > 0 ? std::sqrt(h1) : 0, s2 = h2 > 0 ? std::sqrt(h2) : 0;
            double both = std::max(0.0, std::min(y1 + s1, y2 + s2) - std::max(y1 - s1, y2 - s2));
            area += (2 * s1 + 2 * s2 - both) * step;
        }
        std::printf("%.9f\n", area);
    }
}
