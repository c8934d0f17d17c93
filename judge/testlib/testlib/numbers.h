// Numbers, and the bounds they are between.
#pragma once

inline std::string InStream::numberWord(const char* expected) {
    if (!strict && seekEof()) {
        lastLine = source->line();
        quits(_unexpected_eof, std::string("Unexpected end of file - ") + expected + " expected");
    }
    return readWord();
}

namespace testlib {

inline std::string unlike(const char* expected, const std::string& word) {
    const bool hasNul = word.find('\0') != std::string::npos;
    return std::string("Expected ") + expected + ", but \"" + compress(word) + "\" found" +
           (hasNul ? " (it contains \\0)" : "");
}

}  // namespace testlib

inline long long InStream::readLong() {
    const std::string word = numberWord("int64");
    long long value = 0;
    if (!testlib::parseInteger(word, value)) quits(_pe, testlib::unlike("integer", word));
    return value;
}

inline int InStream::readInt() {
    const std::string word = numberWord("int32");
    long long value = 0;
    if (!testlib::parseInteger(word, value)) quits(_pe, testlib::unlike("integer", word));
    if (value < INT_MIN || value > INT_MAX) quits(_pe, testlib::unlike("int32", word));
    return int(value);
}

inline unsigned long long InStream::readUnsignedLong() {
    const std::string word = numberWord("int64");
    unsigned long long value = 0;
    if (!testlib::parseUnsigned(word, value)) quits(_pe, testlib::unlike("unsigned integer", word));
    return value;
}

inline double InStream::readDouble() {
    const std::string word = numberWord("double");
    double value = 0;
    if (!testlib::parseDouble(word, value)) quits(_pe, testlib::unlike("double", word));
    return value;
}

template <typename T, typename Show>
inline void InStream::checkRange(T value, T low, T high, const std::string& variable, const char* kind, const Show& show) {
    if (value < low || value > high) {
        const bool isBare = readManyIteration == NO_INDEX && variable.empty();
        const std::string told = isBare ? " " + vtos(value) : " equals to " + vtos(value) + ",";
        quits(_wa, valueText(kind, variable) + told + " violates the range [" + show(low) + ", " + show(high) + "]");
    }
    if (strict && !variable.empty()) validator.noteValue(variable, value, low, high);
}

inline int InStream::readInt(int low, int high, const std::string& variable) {
    const int value = readInt();
    checkRange(value, low, high, variable, "Integer", toHumanReadableString<int>);
    return value;
}

inline long long InStream::readLong(long long low, long long high, const std::string& variable) {
    const long long value = readLong();
    checkRange(value, low, high, variable, "Integer", toHumanReadableString<long long>);
    return value;
}

inline unsigned long long InStream::readUnsignedLong(
    unsigned long long low, unsigned long long high, const std::string& variable) {
    const unsigned long long value = readUnsignedLong();
    checkRange(value, low, high, variable, "Unsigned integer", toHumanReadableString<unsigned long long>);
    return value;
}

inline double InStream::readDouble(double low, double high, const std::string& variable) {
    const double value = readDouble();
    checkRange(value, low, high, variable, "Double", vtos<double>);
    return value;
}

inline double InStream::readStrictDouble(
    double low, double high, int minDigits, int maxDigits, const std::string& variable) {
    if (minDigits < 0) {
        ouf.quits(_fail, "stringToStrictDouble: minAfterPointDigitCount should be non-negative.");
    }
    if (minDigits > maxDigits) {
        ouf.quits(_fail, "stringToStrictDouble: minAfterPointDigitCount should be less or equal to"
                         " maxAfterPointDigitCount.");
    }
    const std::string word = numberWord("strict double");
    const std::string found = ", but \"" + compress(word) + "\" found";
    if (word.find('\0') != std::string::npos) quits(_pe, testlib::unlike("double", word));
    double value = 0;
    size_t digits = 0;
    if (!testlib::parseStrictDouble(word, value, digits)) quits(_pe, "Expected strict double" + found);
    if (digits < size_t(minDigits) || digits > size_t(maxDigits)) {
        quits(_pe, "Expected strict double with number of digits after point in range [" + vtos(minDigits) + "," +
                       vtos(maxDigits) + "]" + found);
    }
    const size_t first = word[0] == '-' ? 1 : 0;
    if (word.size() > first + 1 && word[first] == '0' && word[first + 1] != '.') {
        quits(_pe, "Expected strict double" + found);
    }
    if (first == 1 && word.find_first_not_of("-0.") == std::string::npos) {
        quits(_pe, "Redundant minus in \"" + compress(word) + "\" found");
    }
    checkRange(value, low, high, variable, "Strict double", vtos<double>);
    return value;
}

/** For words that a program took from `in`, which tells what does not fit. */
inline long long stringToLongLong(InStream& in, const std::string& word) {
    long long value = 0;
    if (!testlib::parseInteger(word, value)) in.quits(_pe, testlib::unlike("integer", word));
    return value;
}

inline unsigned long long stringToUnsignedLongLong(InStream& in, const std::string& word) {
    unsigned long long value = 0;
    if (!testlib::parseUnsigned(word, value)) in.quits(_pe, testlib::unlike("unsigned integer", word));
    return value;
}

inline double stringToDouble(InStream& in, const std::string& word) {
    double value = 0;
    if (!testlib::parseDouble(word, value)) in.quits(_pe, testlib::unlike("double", word));
    return value;
}
