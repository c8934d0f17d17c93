// Words as numbers, by rules that are stricter than those of C.
#pragma once

namespace testlib {

/** "-12": no plus, no zero in front, no "-0", nothing outside 64 bits. */
inline bool parseInteger(const std::string& word, long long& value) {
    const bool isNegative = word[0] == '-';
    const size_t digits = isNegative ? 1 : 0;
    if (word.size() == digits || word.size() > digits + 19) return false;
    if (word[digits] == '0' && word.size() > 1) return false;
    unsigned long long size = 0;
    for (size_t i = digits; i < word.size(); i++) {
        if (word[i] < '0' || word[i] > '9') return false;
        size = size * 10 + (unsigned long long)(word[i] - '0');
    }
    if (size > (unsigned long long)(LLONG_MAX) + (isNegative ? 1 : 0)) return false;
    value = (long long)(isNegative ? 0 - size : size);
    return true;
}

inline bool parseUnsigned(const std::string& word, unsigned long long& value) {
    if (word.empty() || word.size() > 20 || (word[0] == '0' && word.size() > 1)) return false;
    value = 0;
    for (char c : word) {
        if (c < '0' || c > '9') return false;
        const unsigned long long digit = (unsigned long long)(c - '0');
        if (value > (ULLONG_MAX - digit) / 10) return false;
        value = value * 10 + digit;
    }
    return true;
}

/** A decimal number as scanf takes it, with or without an exponent; one that is too large is infinite. */
inline bool parseDouble(const std::string& word, double& value) {
    const bool isDecimal = word.find_first_not_of("0123456789.eE+-") == std::string::npos;
    if (!isDecimal) return false;
    char* end = nullptr;
    value = strtod(word.c_str(), &end);
    return end == word.c_str() + word.size() && !word.empty();
}

/** Digits with at most one point between them, and perhaps a minus: what the digits behind the point are. */
inline bool parseStrictDouble(const std::string& word, double& value, size_t& digitsBehindPoint) {
    const size_t first = word[0] == '-' ? 1 : 0;
    const size_t point = std::min(word.find('.'), word.size());
    digitsBehindPoint = point == word.size() ? 0 : word.size() - point - 1;
    value = strtod(word.c_str(), nullptr);
    const bool hasDigits = word.find_first_not_of("0123456789", first) >= point &&
                           (point == word.size() || word.find_first_not_of("0123456789", point + 1) == std::string::npos);
    return hasDigits && point > first && !(point + 1 == word.size());
}

}  // namespace testlib
