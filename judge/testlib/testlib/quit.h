// Functions that give a verdict.
#pragma once

NORETURN inline void testlib::fail(const std::string& message) { ouf.quits(_fail, message); }

NORETURN inline void quit(TResult result, const std::string& message) { ouf.quits(result, message); }
NORETURN inline void quit(TResult result, const char* message) { ouf.quits(result, message); }

NORETURN TESTLIB_PRINTF(2, 3) inline void quitf(TResult result, const char* format, ...) {
    TESTLIB_FORMATTED(format, message);
    ouf.quits(result, message);
}

TESTLIB_PRINTF(3, 4) inline void quitif(bool condition, TResult result, const char* format, ...) {
    if (!condition) return;
    TESTLIB_FORMATTED(format, message);
    ouf.quits(result, message);
}

inline void InStream::quitf(TResult result, const char* format, ...) {
    TESTLIB_FORMATTED(format, message);
    quits(result, message);
}

inline void InStream::quitif(bool condition, TResult result, const char* format, ...) {
    if (!condition) return;
    TESTLIB_FORMATTED(format, message);
    quits(result, message);
}

inline void InStream::__testlib_ensure(bool condition, const std::string& message) {
    if (!condition) quits(_wa, message);
}

inline void InStream::ensuref(bool condition, const char* format, ...) {
    if (condition) return;
    TESTLIB_FORMATTED(format, message);
    quits(_wa, message);
}

namespace testlib {

template <typename Points>
NORETURN inline void quitWithPoints(Points points, const std::string& shown, const std::string& message) {
    if (std::isnan(points)) fail("Parameter 'points' can't be nan");
    if (std::isinf(points)) fail("Parameter 'points' can't be infinite");
    if (points < 0) fail("Parameter 'points' can't be negative");
    if (points > 1E6) fail("Parameter 'points' can't be greater than 1E6");
    program().points = double(points);
    ouf.quits(_points, message.empty() ? shown : shown + " " + message);
}

}  // namespace testlib

/** Partial points: the judge reads the number before the message. */
NORETURN inline void quitp(double points, const std::string& message = "") {
    testlib::quitWithPoints(points, testlib::pointsText(points), message);
}
NORETURN inline void quitp(float points, const std::string& message = "") { quitp(double(points), message); }
NORETURN inline void quitp(long double points, const std::string& message = "") { quitp(double(points), message); }
NORETURN inline void quitp(int points, const std::string& message = "") {
    testlib::quitWithPoints(double(points), vtos(points), message);
}
template <typename Points>
NORETURN inline void quitp(Points points, const char* format, ...) {
    TESTLIB_FORMATTED(format, message);
    quitp(points, message);
}

NORETURN inline void quitpi(const std::string& info, const std::string& message = "") {
    if (info.find(' ') != std::string::npos) testlib::fail("Parameter 'points_info' can't contain spaces");
    ouf.quits(_points, "points_info=" + info + (message.empty() ? "" : " " + message));
}

inline void __testlib_ensure(bool condition, const std::string& message) {
    if (!condition) quit(_fail, message);
}

#define ensure(condition) __testlib_ensure((condition), "Condition failed: \"" #condition "\"")
#define TESTLIB_TEXT(value) #value
#define TESTLIB_LINE(value) TESTLIB_TEXT(value)
#define ensure_ext(condition) \
    __testlib_ensure((condition), "Line " TESTLIB_LINE(__LINE__) ": Condition failed: \"" #condition "\"")

TESTLIB_PRINTF(2, 3) inline void ensuref(bool condition, const char* format, ...) {
    if (condition) return;
    TESTLIB_FORMATTED(format, message);
    quit(_fail, message);
}

namespace testlib {

inline std::string comparable(double value) { return pointsText(value); }
inline std::string comparable(float value) { return pointsText(double(value)); }
inline std::string comparable(long double value) { return pointsText(double(value)); }
inline std::string comparable(const std::string& value) { return value; }
inline std::string comparable(const char* value) { return value; }
template <typename T>
inline std::string comparable(const T& value) {
    return vtos(value);
}

}  // namespace testlib

/** "expected '10', but found '20'" */
template <typename T>
NORETURN inline void expectedButFound(TResult result, T expected, T found, const char* format = "", ...) {
    TESTLIB_FORMATTED(format, subject);
    const std::string told =
        "expected '" + testlib::comparable(expected) + "', but found '" + testlib::comparable(found) + "'";
    quit(result, subject.empty() ? told : subject + ": " + told);
}
