// What the program is, how it was started and its streams.
#pragma once

struct InStream;

namespace testlib {

/** State of the whole program. */
struct Program {
    std::string checkerName = "untitled checker";
    /** Where the verdict goes, by the command line; empty: to stderr. */
    std::string resultFile;
    bool isXml = false;
    std::string xmlEncoding = "windows-1251";
    /** Infinite: none were given. */
    double points = std::numeric_limits<double>::infinity();
    /** -1: none is being read. */
    int testCase = -1;
    /** setTestCase was called, the first time with 0. */
    bool hasTestCases = false;
    bool isTestCaseZeroBased = false;
    /** A verdict was given, or `inf.readEof` was called. */
    bool isFinished = false;
    /** A validator has read the test to its end. */
    bool isValid = false;
    bool isGuarded = true;
};

inline Program& program() {
    // Never destroyed: the last check runs after all other objects are.
    static Program& state = *new Program();
    return state;
}

/** Fails a program that returns from main without a verdict. */
struct FinalGuard {
    ~FinalGuard();
};

}  // namespace testlib

TTestlibMode testlibMode = _unknown;

inline void disableFinalizeGuard() { testlib::program().isGuarded = false; }

TESTLIB_PRINTF(1, 2) inline void setName(const char* format, ...) {
    TESTLIB_FORMATTED(format, name);
    testlib::program().checkerName = name;
}

/** Of the XML that -appes asks for. */
inline void setAppesModeEncoding(std::string encoding) { testlib::program().xmlEncoding = encoding; }
