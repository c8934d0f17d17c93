// Seven generators in one program. The input is the command line: the generator and its arguments.
#include "testlib.h"

using namespace std;

void integers() {
    println(rnd.next(10), rnd.next(1, 1000000), rnd.next(1LL << 40), rnd.next(-5LL, 1000000000000000000LL), rnd.next(8));
    println(format("%.10f %.10f %.6f", rnd.next(), rnd.next(5.5), rnd.next(-1.0, 1.0)));
    println(rnd.next(7u), rnd.next(3000000000ULL), rnd.next(5L, 6L), rnd.next(0, 0));
}

void texts() {
    println(rnd.next("[a-z]{10}"), rnd.next("[1-9][0-9]{0,8}"), rnd.next("one|two|three"), rnd.next("a{%d}b?[^!-~]{0}", 3));
    println(rnd.next(string("([0-9]{2}|[A-F]{3})")), rnd.next("\\[x\\-y\\]"), rnd.next("[aab]{12}"));
}

void orders() {
    println(rnd.perm(10, 1));
    println(rnd.perm(5));
    vector<int> v{1, 2, 3, 4, 5, 6, 7};
    shuffle(v.begin(), v.end());
    println(v.begin(), v.end());
    println(rnd.any(v), rnd.any(v.begin(), v.begin() + 3), rnd.any(string("xyz")), rnd.wany(v, 3), rnd.any(set<int>{5, 9}));
}

void weights() {
    for (int type : {-30, -3, 0, 2, 26}) {
        println(rnd.wnext(1000, type), rnd.wnext(1, 1000000000, type), rnd.wnext(1000000000000LL, type));
        println(format("%.8f %.8f", rnd.wnext(type), rnd.wnext(2.0, 3.0, type)));
    }
}

void sets() {
    println(rnd.distinct(5, 100), rnd.distinct(6, 3, 9));
    println(rnd.distinct(4, 1LL, 1000000000000LL));
    println(rnd.partition(5, 100), rnd.partition(3, 20, 5), rnd.partition(4, 10LL, 0LL));
}

void options() {
    println(opt<int>("n"), opt<long long>("big", 7), opt("name", "none"), opt<bool>("flag"), opt<double>("share", 0.5));
    println(has_opt("m"), opt<int>(2), rnd.next(1000));
}

void numberedFiles() {
    for (int test = 1; test <= 2; test++) {
        startTest(test);
        println(test, rnd.next(1000));
    }
    fflush(stdout);
    for (const char* name : {"1", "2"}) cerr << ifstream(name).rdbuf();
    startTest(3);
}

int main() {
    string line;
    getline(cin, line);
    vector<string> words = tokenize("generator " + line, ' ');
    vector<char*> argv;
    for (string& word : words) argv.push_back(&word[0]);
    registerGen(int(argv.size()), argv.data(), 1);
    const string name = opt<string>(1);
    if (name == "integers") integers();
    if (name == "texts") texts();
    if (name == "orders") orders();
    if (name == "weights") weights();
    if (name == "sets") sets();
    if (name == "numberedFiles") numberedFiles();
    if (name == "options") options();
}
