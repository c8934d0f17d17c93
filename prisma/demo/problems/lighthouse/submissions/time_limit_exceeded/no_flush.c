/* Never flushes: the call stays in the buffer, and both sides wait. */
#include <stdio.h>
#include <string.h>

int main(void) {
    int low = 1, high = 1000000;
    char answer[16] = "";
    while (strcmp(answer, "found") != 0) {
        int middle = (low + high) / 2;
        printf("%d\n", middle);
        if (scanf("%15s", answer) != 1) return 0;
        if (strcmp(answer, "higher") == 0) low = middle + 1;
        else high = middle - 1;
    }
    return 0;
}
