// Words, and patterns that values match.
#pragma once

inline void InStream::readWordTo(std::string& result) {
    if (!strict) skipBlanks();
    lastLine = source->line();
    const int first = source->next();
    if (first == testlib::Source::end) quits(_unexpected_eof, "Unexpected end of file - token expected");
    if (isBlanks(first)) quits(_pe, "Unexpected white-space - token expected");
    result.assign(1, char(first));
    for (;;) {
        const int c = source->next();
        if (c == testlib::Source::end || isBlanks(c)) {
            source->unread(c);
            return;
        }
        result.push_back(char(c));
        if (result.size() > maxTokenLength) {
            quits(_pe, format("Length of token exceeds %d, token is '%s...'", int(maxTokenLength),
                           compress(result.substr(0, 64)).c_str()));
        }
    }
}

inline std::string InStream::readWord() {
    std::string result;
    readWordTo(result);
    return result;
}

inline void InStream::readWordTo(std::string& result, const pattern& p, const std::string& variable) {
    readWordTo(result);
    checkPattern(result, p, variable, "Token");
    if (strict && !variable.empty()) validator.addVariable(variable);
}

inline std::string InStream::readWord(const pattern& p, const std::string& variable) {
    std::string result;
    readWordTo(result, p, variable);
    return result;
}

inline std::string InStream::valueText(const std::string& kind, const std::string& variable) const {
    if (readManyIteration != NO_INDEX) {
        const std::string index = vtos(readManyIteration);
        return kind + " element " + (variable.empty() ? "[index=" + index + "]" : variable + "[" + index + "]");
    }
    if (variable.empty()) return kind;
    return kind + (kind == "Line" ? "" : " parameter") + " [name=" + variable + "]";
}

inline void InStream::checkPattern(const std::string& value, const pattern& p, const std::string& variable, const char* kind) {
    if (p.matches(value)) return;
    const std::string shown = "\"" + compress(value) + "\"";
    const bool isBare = readManyIteration == NO_INDEX && variable.empty();
    // As the original tells it: no comma after an element of a list of lines without a name.
    const std::string comma = std::string(kind) == "Line" && variable.empty() ? "" : ",";
    quits(_wa, valueText(kind, variable) + (isBare ? " " + shown : " equals to " + shown + comma) +
                   " doesn't correspond to pattern \"" + p.src() + "\"");
}

template <typename T, typename Read>
inline std::vector<T> InStream::readMany(const char* function, int size, int firstIndex, bool isSpaced, const Read& read) {
    const std::string name = function;
    if (size < 0) ouf.quits(_fail, name + ": size should be non-negative.");
    if (size > 100000000) ouf.quits(_fail, name + ": size should be at most 100000000.");
    std::vector<T> result(static_cast<size_t>(size));
    readManyIteration = firstIndex;
    for (size_t i = 0; i < result.size(); i++) {
        result[i] = read();
        readManyIteration++;
        if (strict && isSpaced && i + 1 < result.size()) readSpace();
    }
    readManyIteration = NO_INDEX;
    return result;
}

inline std::vector<std::string> InStream::readWords(int size, int firstIndex) {
    return readMany<std::string>("readWords", size, firstIndex, true, [this] { return readWord(); });
}
inline std::vector<std::string> InStream::readWords(int size, const pattern& p, const std::string& names, int firstIndex) {
    return readMany<std::string>("readWords", size, firstIndex, true, [&] { return readWord(p, names); });
}
inline std::vector<std::string> InStream::readWords(int size, const std::string& p, const std::string& names, int firstIndex) {
    return readWords(size, pattern(p), names, firstIndex);
}
inline std::vector<std::string> InStream::readTokens(int size, int firstIndex) {
    return readMany<std::string>("readTokens", size, firstIndex, true, [this] { return readWord(); });
}
inline std::vector<std::string> InStream::readTokens(int size, const pattern& p, const std::string& names, int firstIndex) {
    return readMany<std::string>("readTokens", size, firstIndex, true, [&] { return readWord(p, names); });
}
inline std::vector<std::string> InStream::readTokens(int size, const std::string& p, const std::string& names, int firstIndex) {
    return readTokens(size, pattern(p), names, firstIndex);
}
