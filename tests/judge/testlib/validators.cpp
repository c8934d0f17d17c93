// Six validators in one program: the environment of a test run has no arguments, so the first line says which runs.
#include "testlib.h"

using namespace std;

void integers() {
    const int n = inf.readInt(1, 1000000, "n");
    inf.readSpace();
    inf.readLong(-1000000000000000000LL, 1000000000000000000LL, "k");
    inf.readEoln();
    inf.readInts(n, 1, 1000000000, "a");
    inf.readEoln();
}

void words() {
    inf.readToken("[a-z]{1,5}", "s");
    inf.readSpace();
    inf.readWord(pattern("0|[1-9][0-9]{0,2}"));
    inf.readEoln();
    inf.readLine("[A-Z\\ ]{3}", "line");
}

void tree() {
    const int n = inf.readInt(1, 100, "n");
    inf.readEoln();
    vector<int> parent(n + 1);
    for (int i = 0; i <= n; i++) parent[i] = i;
    for (int i = 1; i < n; i++) {
        int u = inf.readInt(1, n, "u");
        inf.readSpace();
        int v = inf.readInt(1, n, "v");
        inf.readEoln();
        while (parent[u] != u) u = parent[u];
        while (parent[v] != v) v = parent[v];
        ensuref(u != v, "edge %d closes a cycle", i);
        parent[u] = v;
    }
}

void doubles() {
    inf.readStrictDouble(-10, 10, 1, 3, "x");
    inf.readEoln();
    inf.readDoubles(2, 0, 1);
    inf.readEoln();
}

void testCases() {
    const int t = inf.readInt(1, 3, "t");
    inf.readEoln();
    for (int i = 1; i <= t; i++) {
        setTestCase(i);
        inf.readUnsignedLong(0, 18446744073709551615ULL, "u");
        inf.readEoln();
    }
    unsetTestCase();
}

void features() {
    addFeature("even");
    addFeature("negative");
    const int n = inf.readInt(-5, 5, "~n");
    if (n % 2 == 0) feature("even");
    if (n < 0) feature("negative");
    inf.readInt(1, 2, "m");
    inf.readEoln();
    fputs(validator.getBoundsHitLog().c_str(), stderr);
    fputs(validator.getFeaturesLog().c_str(), stderr);
}

int main(int argc, char* argv[]) {
    registerValidation(argc, argv);
    const string name = inf.readLine();
    if (name == "integers") integers();
    if (name == "words") words();
    if (name == "tree") tree();
    if (name == "doubles") doubles();
    if (name == "testCases") testCases();
    if (name == "features") features();
    inf.readEof();
}
