// Nine checkers in one program, so that one compile serves them all: the first word of the input says which runs.
#include "testlib.h"

using namespace std;

void words() {
    int count = 0;
    while (!ans.seekEof() && !ouf.seekEof()) {
        count++;
        const string wanted = ans.readWord(), given = ouf.readToken();
        if (wanted != given) quitf(_wa, "%d%s word: expected '%s', found '%s'", count, englishEnding(count).c_str(), compress(wanted).c_str(), compress(given).c_str());
    }
    if (!ans.seekEof()) quitf(_wa, "more words expected after %d", count);
    quitf(_ok, "%d word(s)", count);
}

void doubles() {
    const double wanted = ans.readDouble(), given = ouf.readDouble();
    if (!doubleCompare(wanted, given, 1e-6)) quitf(_wa, "expected %.5f, found %.5f, error %.5f", wanted, given, doubleDelta(wanted, given));
    quitf(_ok, "error %.7f", abs(doubleDelta(wanted, given)));
}

void yesNo() {
    const string given = upperCase(ouf.readWord()), wanted = upperCase(ans.readWord());
    if (given != "YES" && given != "NO") quitf(_pe, "YES or NO expected, but %s found", given.c_str());
    if (given != wanted) expectedButFound(_wa, wanted, given, "answer of %d", 1);
    quitf(_ok, "%s", lowerCase(given).c_str());
}

void lines() {
    for (int line = 1; !ans.eof(); line++) {
        const vector<string> wanted = tokenize(ans.readLine(), ' ');
        ouf.quitif(split(ouf.readLine(), ' ') != wanted, _wa, "line %d is not \"%s\"", line, join(wanted, ' ').c_str());
    }
    quit(_ok, "same lines");
}

void points() {
    const int given = ouf.readInt(0, 100, "points"), greatest = ans.readInt();
    if (given == 100) quitp(100);
    quitp(double(given) / greatest, "%d of %d", given, greatest);
}

void permutation() {
    const int n = inf.readInt(1, 100);
    const vector<int> p = ouf.readInts(n, 1, n, "p");
    ensuref(int(p.size()) == n, "read %d", n);
    ouf.ensuref(set<int>(p.begin(), p.end()).size() == p.size(), "a number occurs twice in %s", join(p, ", ").c_str());
    quitf(_ok, "%s", vtos(n).c_str());
}

void testCases() {
    for (int i = 1; !ans.seekEof(); i++) {
        setTestCase(i);
        const long long wanted = ans.readLong(), given = ouf.readLong(-1000000000000LL, 1000000000000LL);
        if (given != wanted) quit(_wa, "another number");
    }
    quitf(_ok, "all right");
}

void zeroBased() {
    for (int i = 0; !ans.seekEof(); i++) {
        setTestCase(i);
        ouf.quitif(ans.readInt() != ouf.readInt(), _wa, "another number");
    }
    quitf(_ok, "all right");
}

void patterns() {
    const string word = ouf.readToken("[a-c]{1,3}|x{2}", "word");
    ans.readToken(pattern("[a-c]{2}"), "jury");
    ouf.readSpace();
    ouf.readLine("[a-z\\ ]{1,8}");
    quitif(word == "xx", _fail, "the jury has no answer");
    quitf(_ok, "%s", word.c_str());
}

int main(int argc, char* argv[]) {
    setName("one of %d checkers", 9);
    registerTestlibCmd(argc, argv);
    const map<string, void (*)()> checkers = {
        {"words", words}, {"doubles", doubles}, {"yesNo", yesNo}, {"lines", lines}, {"points", points},
        {"permutation", permutation}, {"testCases", testCases}, {"zeroBased", zeroBased}, {"patterns", patterns}};
    const auto found = checkers.find(inf.readWord());
    ensure(found != checkers.end());
    found->second();
}
