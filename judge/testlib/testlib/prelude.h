// Standard headers that programs may rely on, exit codes, and the words that results are told by.
#pragma once

#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>

#include <algorithm>
#include <cctype>
#include <climits>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <limits>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <type_traits>
#include <vector>

#define TESTLIB_VERDICT 1
#define VERSION "0.9.45"

#define LF ((char)10)
#define CR ((char)13)
#define TAB ((char)9)
#define SPACE ((char)' ')
#define EOFC (255)

#define I64 "%lld"
#define U64 "%llu"

#ifndef OK_EXIT_CODE
#define OK_EXIT_CODE 0
#endif
#ifndef WA_EXIT_CODE
#define WA_EXIT_CODE 1
#endif
#ifndef PE_EXIT_CODE
#define PE_EXIT_CODE 2
#endif
#ifndef FAIL_EXIT_CODE
#define FAIL_EXIT_CODE 3
#endif
#ifndef DIRT_EXIT_CODE
#define DIRT_EXIT_CODE 4
#endif
#ifndef POINTS_EXIT_CODE
#define POINTS_EXIT_CODE 7
#endif
#ifndef UNEXPECTED_EOF_EXIT_CODE
#define UNEXPECTED_EOF_EXIT_CODE 8
#endif
#ifndef PC_BASE_EXIT_CODE
#ifdef TESTSYS
#define PC_BASE_EXIT_CODE 50
#else
#define PC_BASE_EXIT_CODE 0
#endif
#endif

#define NORETURN [[noreturn]]
#define TESTLIB_PRINTF(text, first) __attribute__((__format__(__printf__, text, first)))

enum TMode { _input, _output, _answer };

enum TResult {
    _ok = 0,
    _wa = 1,
    _pe = 2,
    _fail = 3,
    _dirt = 4,
    _points = 5,
    _unexpected_eof = 8,
    _partially = 16
};

enum TTestlibMode { _unknown, _checker, _validator, _generator, _interactor, _scorer };

/** A partial result; the number travels in the exit code. */
#define _pc(exitCode) (TResult(_partially + (exitCode)))

#ifdef TESTLIB_THROW_EXIT_EXCEPTION_INSTEAD_OF_EXIT
/** For tests of programs: thrown where the program would end. */
class exit_exception : public std::exception {
public:
    explicit exit_exception(int code) : exitCode(code) {}
    int getExitCode() const { return exitCode; }

private:
    int exitCode;
};
#endif

namespace testlib {

NORETURN inline void end(int exitCode) {
#ifdef TESTLIB_THROW_EXIT_EXCEPTION_INSTEAD_OF_EXIT
    throw exit_exception(exitCode);
#else
    exit(exitCode);
#endif
}

/** Ends the program as a failure of the jury. */
NORETURN void fail(const std::string& message);

}  // namespace testlib
