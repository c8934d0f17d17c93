// Texts: values as text, cutting, joining and comparing.
#pragma once

inline std::string upperCase(std::string text) {
    for (char& c : text)
        if (c >= 'a' && c <= 'z') c = char(c - 'a' + 'A');
    return text;
}

inline std::string lowerCase(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = char(c - 'A' + 'a');
    return text;
}

template <typename C>
inline bool isEof(C c) {
    return c == EOFC;
}

template <typename C>
inline bool isEoln(C c) {
    return c == LF || c == CR;
}

template <typename C>
inline bool isBlanks(C c) {
    return c == LF || c == CR || c == SPACE || c == TAB;
}

/** Without the blanks at both ends. */
inline std::string trim(const std::string& text) {
    size_t from = 0, to = text.size();
    while (from < to && isBlanks(text[from])) from++;
    while (to > from && isBlanks(text[to - 1])) to--;
    return text.substr(from, to - from);
}

namespace testlib {

template <typename T>
inline std::string integralText(const T& value, std::true_type) {
    return std::to_string(value);
}

template <typename T>
inline std::string integralText(const T& value, std::false_type) {
    std::stringstream stream;
    stream << value;
    std::string word;
    stream >> word;
    return word;
}

inline std::string formatList(const char* format, va_list list) {
    va_list again;
    va_copy(again, list);
    const int length = vsnprintf(nullptr, 0, format, again);
    va_end(again);
    if (length < 0) return "";
    std::string text(size_t(length) + 1, '\0');
    vsnprintf(&text[0], text.size(), format, list);
    text.resize(size_t(length));
    return text;
}

inline std::string formatText(const char* format, ...) {
    va_list list;
    va_start(list, format);
    std::string text = formatList(format, list);
    va_end(list);
    return text;
}

/** NUL as "~", as messages show it. */
inline std::string withoutNul(std::string text) {
    std::replace(text.begin(), text.end(), '\0', '~');
    return text;
}

}  // namespace testlib

/** Declares `result`, the text that a printf-like function was called with. */
#define TESTLIB_FORMATTED(format, result)                       \
    va_list result##List;                                       \
    va_start(result##List, format);                             \
    const std::string result = testlib::formatList(format, result##List); \
    va_end(result##List)

/** A value as text; of a text the first word. */
template <typename T>
inline std::string vtos(const T& value) {
    return testlib::integralText(value, std::is_integral<T>());
}

template <typename T>
inline std::string toString(const T& value) {
    return vtos(value);
}

/** 2000000000 is "2*10^9": one digit and at least seven zeros. */
template <typename T>
inline std::string toHumanReadableString(const T& value) {
    const std::string plain = vtos(value);
    const std::string sign = plain[0] == '-' ? "-" : "";
    const std::string digits = plain.substr(sign.size());
    const size_t zeros = digits.size() - 1;
    if (zeros < 7 || digits.find_first_not_of('0', 1) != std::string::npos) return plain;
    return sign + (digits[0] == '1' ? "" : digits.substr(0, 1) + "*") + "10^" + std::to_string(zeros);
}

/** At most 64 characters, for messages. */
inline std::string compress(const std::string& text) {
    const std::string shown = testlib::withoutNul(text);
    return shown.size() <= 64 ? shown : shown.substr(0, 30) + "..." + shown.substr(shown.size() - 31);
}

inline std::string englishEnding(int number) {
    number %= 100;
    if (number / 10 == 1) return "th";
    switch (number % 10) {
        case 1: return "st";
        case 2: return "nd";
        case 3: return "rd";
        default: return "th";
    }
}

/** As by printf; a template, so that it is preferred to std::format in programs that use the namespace std. */
template <typename... Arguments>
inline std::string format(const char* pattern, const Arguments&... arguments) {
    return testlib::formatText(pattern, arguments...);
}

template <typename... Arguments>
inline std::string format(const std::string& pattern, const Arguments&... arguments) {
    return testlib::formatText(pattern.c_str(), arguments...);
}

template <typename Iterator, typename Separator>
inline std::string join(Iterator first, Iterator last, Separator separator) {
    std::stringstream stream;
    for (Iterator at = first; at != last; ++at) {
        if (at != first) stream << separator;
        stream << *at;
    }
    return stream.str();
}

template <typename Iterator>
inline std::string join(Iterator first, Iterator last) {
    return join(first, last, ' ');
}

template <typename Collection, typename Separator>
inline std::string join(const Collection& collection, Separator separator) {
    return join(collection.begin(), collection.end(), separator);
}

template <typename Collection>
inline std::string join(const Collection& collection) {
    return join(collection, ' ');
}

/** The parts between separators, empty ones too. */
inline std::vector<std::string> split(const std::string& text, const std::string& separators) {
    std::vector<std::string> parts(1);
    for (char c : text) {
        if (separators.find(c) == std::string::npos)
            parts.back() += c;
        else
            parts.emplace_back();
    }
    return parts;
}

inline std::vector<std::string> split(const std::string& text, char separator) {
    return split(text, std::string(1, separator));
}

/** The parts between separators that are not empty. */
inline std::vector<std::string> tokenize(const std::string& text, const std::string& separators) {
    std::vector<std::string> parts = split(text, separators);
    parts.erase(std::remove(parts.begin(), parts.end(), std::string()), parts.end());
    return parts;
}

inline std::vector<std::string> tokenize(const std::string& text, char separator) {
    return tokenize(text, std::string(1, separator));
}

namespace testlib {

/** Of a zero it is -0, which messages with errors show. */
inline double magnitude(double value) {
    return value > 0 ? value : -value;
}

}  // namespace testlib

/** Is `result` within an absolute or relative error of `expected`? NaN and infinities match themselves only. */
inline bool doubleCompare(double expected, double result, double maxError) {
    const double slack = 1E-15;
    if (std::isnan(expected)) return std::isnan(result);
    if (std::isinf(expected)) return std::isinf(result) && (expected > 0) == (result > 0);
    if (std::isnan(result) || std::isinf(result)) return false;
    if (std::abs(result - expected) <= maxError + slack) return true;
    const double low = std::min(expected * (1.0 - maxError), expected * (1.0 + maxError));
    const double high = std::max(expected * (1.0 - maxError), expected * (1.0 + maxError));
    return low <= result + slack && result <= high + slack;
}

/** The smaller of absolute and relative error. */
inline double doubleDelta(double expected, double result) {
    const double absolute = testlib::magnitude(result - expected);
    if (testlib::magnitude(expected) <= 1E-9) return absolute;
    return std::min(testlib::magnitude(absolute / expected), absolute);
}
