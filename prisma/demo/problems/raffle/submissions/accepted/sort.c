#include <stdio.h>
#include <stdlib.h>

static int numbers[200000];

static int compare(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 0; i < n; i++)
        if (scanf("%d", &numbers[i]) != 1) return 1;
    qsort(numbers, n, sizeof numbers[0], compare);

    int different = 0, length = 0, best = 0, best_start = 0;
    for (int i = 0; i < n; i++) {
        if (i > 0 && numbers[i] == numbers[i - 1]) continue;
        different++;
        length = i > 0 && numbers[i] == numbers[i - 1] + 1 ? length + 1 : 1;
        if (length > best) {
            best = length;
            best_start = numbers[i] - length + 1;
        }
    }
    printf("%d\n%d %d\n", different, best, best_start);
    return 0;
}
