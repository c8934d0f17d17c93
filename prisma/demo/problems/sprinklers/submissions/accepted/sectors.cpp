#include <algorithm>
#include <cmath>
#include <cstdio>

const double PI = std::acos(-1.0);

// Part of the circle with radius r that lies beyond the chord at the distance d from its centre (negative: on the far side).
double segment(double r, double d) {
    double angle = std::acos(std::max(-1.0, std::min(1.0, d / r)));
    return r * r * (angle - std::sin(angle) * std::cos(angle));
}

int main() {
    int t;
    if (std::scanf("%d", &t) != 1) return 1;
    while (t-- > 0) {
        double x1, y1, r1, x2, y2, r2;
        if (std::scanf("%lf %lf %lf %lf %lf %lf", &x1, &y1, &r1, &x2, &y2, &r2) != 6) return 1;
        double d = std::hypot(x1 - x2, y1 - y2);
        double area = PI * (r1 * r1 + r2 * r2);
        if (d <= std::fabs(r1 - r2)) {
            area = PI * std::max(r1, r2) * std::max(r1, r2);
        } else if (d < r1 + r2) {
            double to_chord = (d * d + r1 * r1 - r2 * r2) / (2 * d);
            area -= segment(r1, to_chord) + segment(r2, d - to_chord);
        }
        std::printf("%.9f\n", area);
    }
}
