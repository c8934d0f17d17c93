// Options on the command line of generators: "-n 5", "-n=5", "--name value", "-n5" and "-flag".
#pragma once

namespace testlib {

struct Options {
    struct Value {
        std::string text;
        bool isUsed = false;
    };
    std::vector<std::string> arguments;
    std::map<std::string, Value> byKey;
    /** Some option was looked for that need not be there, so a mistyped one would go unnoticed. */
    bool isUnusedRefused = false;
    bool isUnusedAllowed = false;
};

inline Options& options() {
    static Options& state = *new Options();
    return state;
}

/** Length of the dashes before an option's name; 0: not an option, as "-5" is not. */
inline size_t dashes(const std::string& word) {
    for (size_t length = 1; length <= 2; length++) {
        if (word.size() > length && word.compare(0, length, std::string(length, '-')) == 0 &&
            isalpha((unsigned char)(word[length])) != 0)
            return length;
    }
    return 0;
}

NORETURN inline void failOption(const std::string& message) { fail("Opts: " + message); }

inline const std::string& argument(int index) {
    const std::vector<std::string>& all = options().arguments;
    if (index < 0 || size_t(index) >= all.size()) {
        failOption("index '" + vtos(index) + "' is out of range [0," + vtos(all.size()) + ")");
    }
    return all[size_t(index)];
}

inline const std::string& keyValue(const std::string& key) {
    const auto found = options().byKey.find(key);
    if (found == options().byKey.end()) failOption("unknown key '" + key + "'");
    found->second.isUsed = true;
    return found->second.text;
}

inline bool isDecimal(const std::string& text) {
    const size_t first = !text.empty() && text[0] == '-' ? 1 : 0;
    return text.find_first_not_of("0123456789.", first) == std::string::npos && std::count(text.begin(), text.end(), '.') < 2 &&
           !text.empty();
}

/** "1.5e3" as "1500": the point is moved in the text, so nothing is rounded. */
inline std::string withoutExponent(const std::string& text) {
    const size_t e = text.find_first_of("eE");
    if (e == std::string::npos) return text;
    const std::string exponent = text.substr(e + 1);
    const size_t sign = !exponent.empty() && (exponent[0] == '-' || exponent[0] == '+') ? 1 : 0;
    if (exponent.size() == sign || exponent.size() > sign + 4 ||
        exponent.find_first_not_of("0123456789", sign) != std::string::npos)
        failOption("expected typical exponential notation but '" + text + "' found");
    std::string mantissa = text.substr(0, e);
    if (!isDecimal(mantissa)) failOption("expected float number but '" + mantissa + "' found");
    const std::string minus = mantissa[0] == '-' ? "-" : "";
    mantissa.erase(0, minus.size());
    const size_t point = std::min(mantissa.find('.'), mantissa.size());
    if (point < mantissa.size()) mantissa.erase(point, 1);
    long long place = (long long)(point) + atoi(exponent.c_str());
    if (place < 0) mantissa.insert(0, size_t(-place), '0'), place = 0;
    if (size_t(place) > mantissa.size()) mantissa.append(size_t(place) - mantissa.size(), '0');
    std::string behind = mantissa.substr(size_t(place));
    behind.erase(behind.find_last_not_of('0') + 1);
    const std::string before = place == 0 ? "0" : mantissa.substr(0, size_t(place));
    return minus + before + (behind.empty() ? "" : "." + behind);
}

template <typename T>
T integralValue(const std::string& written) {
    const std::string text = withoutExponent(written);
    const bool isNegative = !text.empty() && text[0] == '-';
    if (text.empty() || text.find_first_not_of("0123456789", isNegative ? 1 : 0) != std::string::npos) {
        failOption("expected integer but '" + written + "' found");
    }
    if (isNegative && std::is_unsigned<T>::value) failOption("expected non-negative integer but '" + written + "' found");
    T value = 0;
    for (size_t i = isNegative ? 1 : 0; i < text.size(); i++) {
        const T digit = T(text[i] - '0');
        const bool isOver = isNegative ? value < T((std::numeric_limits<T>::min() + digit) / 10)
                                       : value > T((std::numeric_limits<T>::max() - digit) / 10);
        if (isOver) failOption("integer overflow: expected integer but '" + written + "' found");
        value = T(isNegative ? value * 10 - digit : value * 10 + digit);
    }
    return value;
}

/** One way to read an option for each type. */
template <typename T, typename = void>
struct OptionReader;

template <>
struct OptionReader<std::string> {
    static std::string read(const std::string& text, const std::string&) { return text; }
};

template <>
struct OptionReader<bool> {
    static bool read(const std::string& text, const std::string& where) {
        if (text != "true" && text != "1" && text != "false" && text != "0") {
            failOption(where + ": expected bool true/false or 0/1 but '" + compress(text) + "' found");
        }
        return text == "true" || text == "1";
    }
};

template <typename T>
struct OptionReader<T, typename std::enable_if<std::is_floating_point<T>::value>::type> {
    static T read(const std::string& written, const std::string&) {
        const std::string text = withoutExponent(written);
        if (!isDecimal(text)) failOption("expected float number but '" + written + "' found");
        return T(strtold(text.c_str(), nullptr));
    }
};

template <typename T>
struct OptionReader<T, typename std::enable_if<std::is_integral<T>::value>::type> {
    static T read(const std::string& text, const std::string&) { return integralValue<T>(text); }
};

inline void refuseUnused() {
    if (options().isUnusedAllowed) return;
    for (const auto& entry : options().byKey)
        if (!entry.second.isUsed) failOption("unused key '" + compress(entry.first) + "'");
}

}  // namespace testlib

/** Called by registerGen; call it in other programs that take options. */
inline void prepareOpts(int argc, char* argv[]) {
    testlib::Options& options = testlib::options();
    options = testlib::Options();
    options.arguments.assign(argv, argv + argc);
    for (size_t i = 0; i < options.arguments.size(); i++) {
        const std::string& word = options.arguments[i];
        const size_t length = testlib::dashes(word);
        if (length == 0 || i == 0) continue;
        const std::string name = word.substr(length);
        const size_t equals = name.find('=');
        const bool isFollowed = i + 1 < options.arguments.size() && testlib::dashes(options.arguments[i + 1]) == 0;
        if (equals != std::string::npos)
            options.byKey[name.substr(0, equals)].text = name.substr(equals + 1);
        else if (isFollowed)
            options.byKey[name].text = options.arguments[++i];
        else if (name.size() > 1 && isdigit((unsigned char)(name[1])) != 0)
            options.byKey[name.substr(0, 1)].text = name.substr(1);
        else
            options.byKey[name].text = "true";
    }
}

inline bool has_opt(const std::string& key) {
    testlib::options().isUnusedRefused = true;
    return testlib::options().byKey.count(key) != 0;
}

inline void ensureNoUnusedOpts() { testlib::refuseUnused(); }
inline void suppressEnsureNoUnusedOpts() { testlib::options().isUnusedAllowed = true; }

/** An argument by its place, or an option by its name. A missing flag is false. */
template <typename T>
T opt(int index) {
    return testlib::OptionReader<T>::read(testlib::argument(index), "opt by index '" + vtos(index) + "'");
}

template <typename T>
T opt(const std::string& key) {
    if (std::is_same<T, bool>::value && !has_opt(key)) return T();
    return testlib::OptionReader<T>::read(testlib::keyValue(key), "key '" + compress(key) + "'");
}

inline std::string opt(int index) { return opt<std::string>(index); }
inline std::string opt(const std::string& key) { return opt<std::string>(key); }

template <typename T>
T opt(int index, const T& otherwise) {
    return index >= 0 && size_t(index) < testlib::options().arguments.size() ? opt<T>(index) : otherwise;
}

template <typename T>
T opt(const std::string& key, const T& otherwise) {
    return has_opt(key) ? opt<T>(key) : otherwise;
}

inline std::string opt(int index, const std::string& otherwise) { return opt<std::string>(index, otherwise); }
inline std::string opt(const std::string& key, const std::string& otherwise) { return opt<std::string>(key, otherwise); }
