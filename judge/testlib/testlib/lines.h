// Whole lines, without their ends.
#pragma once

inline void InStream::readStringTo(std::string& result) {
    lastLine = source->line();
    result.clear();
    for (int c = source->next();; c = source->next()) {
        if (c == testlib::Source::end || isEoln(c)) {
            source->unread(c);
            break;
        }
        result.push_back(char(c));
    }
    if (strict)
        readEoln();
    else
        eoln();
}

inline std::string InStream::readString() {
    std::string result;
    readStringTo(result);
    return result;
}

inline void InStream::readStringTo(std::string& result, const pattern& p, const std::string& variable) {
    readStringTo(result);
    checkPattern(result, p, variable, "Line");
    if (strict && !variable.empty()) validator.addVariable(variable);
}

inline std::string InStream::readString(const pattern& p, const std::string& variable) {
    std::string result;
    readStringTo(result, p, variable);
    return result;
}

inline std::vector<std::string> InStream::readStrings(int size, int firstIndex) {
    return readMany<std::string>("readStrings", size, firstIndex, false, [this] { return readString(); });
}
inline std::vector<std::string> InStream::readStrings(int size, const pattern& p, const std::string& names, int firstIndex) {
    return readMany<std::string>("readStrings", size, firstIndex, false, [&] { return readString(p, names); });
}
inline std::vector<std::string> InStream::readStrings(int size, const std::string& p, const std::string& names, int firstIndex) {
    return readStrings(size, pattern(p), names, firstIndex);
}
inline std::vector<std::string> InStream::readLines(int size, int firstIndex) {
    return readMany<std::string>("readLines", size, firstIndex, false, [this] { return readString(); });
}
inline std::vector<std::string> InStream::readLines(int size, const pattern& p, const std::string& names, int firstIndex) {
    return readMany<std::string>("readLines", size, firstIndex, false, [&] { return readString(p, names); });
}
inline std::vector<std::string> InStream::readLines(int size, const std::string& p, const std::string& names, int firstIndex) {
    return readLines(size, pattern(p), names, firstIndex);
}
