// Random numbers: a linear congruential generator of 48 bits with the constants of java.util.Random, so a generator
// prints the same test on every machine. The order in which bits are taken is part of the interface.
#pragma once

class pattern;

class random_t {
public:
    /** Of the algorithm: 0 for generators written before 2013, 1 for all others; -1: none was registered. */
    static int version;

    random_t() : state(3905348978240129619ULL) {}

    /** By the command line without the program's name. */
    void setSeed(int argc, char* argv[]) {
        random_t fresh;
        state = fresh.state;
        for (int i = 1; i < argc; i++) {
            for (const char* c = argv[i]; *c != '\0'; c++) state = state * multiplier + (unsigned int)(*c) + addend;
            state += multiplier / addend;
        }
        state &= mask;
    }

    void setSeed(long long seed) { state = ((unsigned long long)(seed) ^ multiplier) & mask; }

    /** From 0 to n - 1. */
    int next(int n) {
        if (n < 1) testlib::fail("random_t::next(int n): n must be positive");
        if ((n & -n) == n) return int((n * nextBits(31)) >> 31);
        const long long limit = INT_MAX / n * n;
        return int(nextBelow(31, limit) % n);
    }

    long long next(long long n) {
        if (n < 1) testlib::fail("random_t::next(long long n): n must be positive");
        return nextBelow(63, LLONG_MAX / n * n) % n;
    }

    unsigned int next(unsigned int n) {
        if (n >= (unsigned int)(INT_MAX)) testlib::fail("random_t::next(unsigned int n): n must be less INT_MAX");
        return (unsigned int)(next(int(n)));
    }

    unsigned long long next(unsigned long long n) {
        if (n >= (unsigned long long)(LLONG_MAX))
            testlib::fail("random_t::next(unsigned long long n): n must be less LLONG_MAX");
        return (unsigned long long)(next((long long)(n)));
    }

    long next(long n) { return long(next((long long)(n))); }

    unsigned long next(unsigned long n) {
        if (n >= (unsigned long)(LONG_MAX)) testlib::fail("random_t::next(unsigned long n): n must be less LONG_MAX");
        return (unsigned long)(next((unsigned long long)(n)));
    }

    /** From 0 to 1, 1 excluded. */
    double next() {
        const long long high = nextBits(26) << 27;
        return std::min(1.0, double(high + nextBits(27)) / double(1LL << 53));
    }

    double next(double n) { return n * next(); }

    double next(double from, double to) {
        if (from >= to) testlib::fail("random_t::next(double from, double to): from must be strictly less than to");
        return next(to - from) + from;
    }

    /** Between two numbers, both included. */
    int next(int from, int to) { return int(next((long long)(to) - from + 1) + from); }
    unsigned int next(unsigned int from, unsigned int to) {
        return (unsigned int)(next((long long)(to) - from + 1) + from);
    }
    long long next(long long from, long long to) { return next(to - from + 1) + from; }
    unsigned long long next(unsigned long long from, unsigned long long to) {
        checkOrder("unsigned long long", from, to);
        return next(to - from + 1) + from;
    }
    long next(long from, long to) { return next(to - from + 1) + from; }
    unsigned long next(unsigned long from, unsigned long to) {
        checkOrder("unsigned long", from, to);
        return next(to - from + 1) + from;
    }

    /** A text that a pattern matches. */
    std::string next(const std::string& patternText);
    TESTLIB_PRINTF(2, 3) std::string next(const char* format, ...);

    /** As `next`, weighted: the largest of `type` more tries, of the smallest for a negative type. */
    int wnext(int n, int type) { return weighted(n, type, "int n"); }
    long long wnext(long long n, int type) { return weighted(n, type, "long long n"); }

    double wnext(int type) { return std::abs(type) < maxTries ? extreme(1.0, type) : weightedShare(type); }

    double wnext(double n, int type) {
        if (n <= 0) testlib::fail("random_t::wnext(double n, int type): n must be positive");
        return std::abs(type) < maxTries ? extreme(n, type) : n * weightedShare(type);
    }

    unsigned int wnext(unsigned int n, int type) {
        if (n >= (unsigned int)(INT_MAX)) testlib::fail("random_t::wnext(unsigned int n, int type): n must be less INT_MAX");
        return (unsigned int)(wnext(int(n), type));
    }
    unsigned long long wnext(unsigned long long n, int type) {
        if (n >= (unsigned long long)(LLONG_MAX))
            testlib::fail("random_t::wnext(unsigned long long n, int type): n must be less LLONG_MAX");
        return (unsigned long long)(wnext((long long)(n), type));
    }
    long wnext(long n, int type) { return long(wnext((long long)(n), type)); }
    unsigned long wnext(unsigned long n, int type) {
        if (n >= (unsigned long)(LONG_MAX))
            testlib::fail("random_t::wnext(unsigned long n, int type): n must be less LONG_MAX");
        return (unsigned long)(wnext((unsigned long long)(n), type));
    }

    int wnext(int from, int to, int type) {
        checkOrder("int", from, to, "w");
        return wnext(to - from + 1, type) + from;
    }
    int wnext(unsigned int from, unsigned int to, int type) {
        checkOrder("unsigned int", from, to, "w");
        return int(wnext(to - from + 1, type) + from);
    }
    long long wnext(long long from, long long to, int type) {
        checkOrder("long long", from, to, "w");
        return wnext(to - from + 1, type) + from;
    }
    unsigned long long wnext(unsigned long long from, unsigned long long to, int type) {
        checkOrder("unsigned long long", from, to, "w");
        return wnext(to - from + 1, type) + from;
    }
    long wnext(long from, long to, int type) {
        checkOrder("long", from, to, "w");
        return wnext(to - from + 1, type) + from;
    }
    unsigned long wnext(unsigned long from, unsigned long to, int type) {
        checkOrder("unsigned long", from, to, "w");
        return wnext(to - from + 1, type) + from;
    }
    double wnext(double from, double to, int type) {
        if (from >= to)
            testlib::fail("random_t::wnext(double from, double to, int type): from must be strictly less than to");
        return wnext(to - from, type) + from;
    }

    /** An element; the container must not be empty. */
    template <typename Container>
    typename Container::value_type any(const Container& c);
    template <typename Iterator>
    typename Iterator::value_type any(const Iterator& begin, const Iterator& end);
    template <typename Container>
    typename Container::value_type wany(const Container& c, int type);
    template <typename Iterator>
    typename Iterator::value_type wany(const Iterator& begin, const Iterator& end, int type);

    /** A permutation of `size` numbers from `first` on. */
    template <typename T, typename E>
    std::vector<E> perm(T size, E first);
    template <typename T>
    std::vector<T> perm(T size) {
        return perm(size, T(0));
    }

    /** Different numbers, in any order, between two numbers or below one. */
    template <typename T>
    std::vector<T> distinct(int size, T from, T to);
    template <typename T>
    std::vector<T> distinct(int size, T upper);

    /** Numbers of at least `minPart` with a given sum. */
    template <typename T>
    std::vector<T> partition(int size, T sum, T minPart);
    template <typename T>
    std::vector<T> partition(int size, T sum) {
        return partition(size, sum, T(1));
    }

private:
    static const unsigned long long multiplier = 0x5DEECE66DULL;
    static const unsigned long long addend = 0xBULL;
    static const unsigned long long mask = (1ULL << 48) - 1;
    /** From this weight on, one number is bent instead of several being compared. */
    static const int maxTries = 25;

    unsigned long long state;

    long long nextBits(int bits) {
        if (bits <= 48) {
            state = (state * multiplier + addend) & mask;
            return (long long)(state >> (48 - bits));
        }
        if (bits > 63) testlib::fail("random_t::nextBits(int bits): n must be less than 64");
        const int lowBits = version == 0 ? 31 : 32;
        const long long high = nextBits(31) << 32;
        return high ^ nextBits(lowBits);
    }

    long long nextBelow(int bits, long long limit) {
        for (;;) {
            const long long value = nextBits(bits);
            if (value < limit) return value;
        }
    }

    template <typename T>
    T extreme(T n, int type) {
        T result = next(n);
        for (int i = 0; i < std::abs(type); i++) result = type > 0 ? std::max(result, next(n)) : std::min(result, next(n));
        return result;
    }

    double weightedShare(int type) {
        return type > 0 ? std::pow(next(), 1.0 / (type + 1)) : 1 - std::pow(next(), 1.0 / (-type + 1));
    }

    template <typename T>
    T weighted(T n, int type, const char* parameter) {
        if (n < 1) testlib::fail("random_t::wnext(" + std::string(parameter) + ", int type): n must be positive");
        if (std::abs(type) < maxTries) return extreme(n, type);
        return std::max(T(0), std::min(T(double(n) * weightedShare(type)), T(n - 1)));
    }

    template <typename T>
    static void checkOrder(const char* type, T from, T to, const char* prefix = "") {
        if (from > to)
            testlib::fail("random_t::" + std::string(prefix) + "next(" + type + " from, " + type + " to" +
                          (*prefix == '\0' ? "" : ", int type") + "): from can't not exceed to");
    }
};

int random_t::version = -1;

/** The generator of all random numbers of a program. */
random_t rnd;
