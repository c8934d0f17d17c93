// A validator that writes markup and overview, as its command line would ask for, and catches its own end.
#define TESTLIB_THROW_EXIT_EXCEPTION_INSTEAD_OF_EXIT
#include "testlib.h"

using namespace std;

void validate() {
    const int t = inf.readInt(1, 9, "t");
    inf.readEoln();
    for (int i = 0; i < t; i++) {
        setTestCase(i);
        inf.readInt(1, 5, "a[1]");
        inf.readSpace();
        inf.readReal(0.5, 2, "share of a/b");
        inf.readSpace();
        inf.readLine("[!-~]{1,9}", "word");
    }
    addFeature("has \"!\"?");
    feature("has \"!\"?");
    inf.readEof();
}

int main() {
    string arguments[] = {"records", "--testMarkupFileName", "stderr", "--testOverviewLogFileName", "stdout"};
    vector<char*> argv;
    for (string& argument : arguments) argv.push_back(&argument[0]);
    registerValidation(int(argv.size()), argv.data());
    try {
        validate();
    } catch (exit_exception& end) {
        printf("would have ended with %d\n", end.getExitCode());
    }
}
