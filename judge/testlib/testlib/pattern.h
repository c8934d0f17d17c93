// The small language of patterns: [a-z]{1,10} with sets, counts, ? * + and alternatives, to match and to generate texts.
#pragma once

/**
 * A part of a text and what may follow it. Counts are greedy and never give back what they took: "a*a" matches nothing.
 * Blanks count only behind a backslash. A group may stand only at the end.
 */
class pattern {
public:
    pattern(std::string text) : pattern(std::move(text), true) {}

    /** A text that matches, by numbers of `random`. */
    std::string next(random_t& random) const {
        std::string result;
        if (to == INT_MAX) testlib::fail("pattern::next(random_t& rnd): can't process character '*' for generation");
        if (to > 0) {
            const int count = random.next(to - from + 1) + from;
            for (int i = 0; i < count; i++) result += characters[size_t(random.next(int(characters.size())))];
        }
        if (!followers.empty()) result += followers[size_t(random.next(int(followers.size())))].next(random);
        return result;
    }

    bool matches(const std::string& text) const { return matchesFrom(text, 0); }

    /** As it was written. */
    std::string src() const { return source; }

private:
    std::string source;
    /** What may follow, one of these; empty: the end. */
    std::vector<pattern> followers;
    std::vector<char> characters;
    int from = 0;
    int to = 0;

    pattern(std::string text, bool isWhole) : source(text) {
        if (isWhole) text = withoutBlanks(text);
        const std::vector<std::string> alternatives = alternativesOf(text);
        if (alternatives.size() > 1) {
            for (const std::string& alternative : alternatives) followers.push_back(pattern(alternative, false));
            return;
        }
        if (isGroup(text)) {
            followers.push_back(pattern(text.substr(1, text.size() - 2), false));
            return;
        }
        size_t at = 0;
        readCharacters(text, at);
        readCounts(text, at);
        if (at < text.size()) followers.push_back(pattern(text.substr(at), false));
    }

    bool matchesFrom(const std::string& text, size_t position) const {
        size_t end = position;
        while (end < text.size() && end - position < size_t(to) && has(text[end])) end++;
        if (end - position < size_t(from)) return false;
        if (followers.empty()) return end == text.size();
        for (const pattern& follower : followers)
            if (follower.matchesFrom(text, end)) return true;
        return false;
    }

    bool has(char c) const { return std::binary_search(characters.begin(), characters.end(), c); }

    NORETURN static void illegal(const std::string& part) {
        testlib::fail("pattern: Illegal pattern (or part) \"" + part + "\"");
    }

    static std::string withoutBlanks(const std::string& text) {
        std::string result;
        for (size_t i = 0; i < text.size(); i++) {
            if (text[i] == '\\' && i + 1 < text.size()) {
                result += text[i++];
                result += text[i];
            } else if (text[i] != ' ') {
                result += text[i];
            }
        }
        return result;
    }

    static std::vector<std::string> alternativesOf(const std::string& text) {
        std::vector<std::string> parts(1);
        int depth = 0;
        for (size_t i = 0; i < text.size(); i++) {
            if (text[i] == '\\' && i + 1 < text.size()) {
                parts.back() += text[i++];
            } else if (text[i] == '(') {
                depth++;
            } else if (text[i] == ')') {
                if (--depth < 0) illegal(text);
            } else if (text[i] == '|' && depth == 0) {
                parts.emplace_back();
                continue;
            }
            parts.back() += text[i];
        }
        if (depth != 0) illegal(text);
        return parts;
    }

    /** Is the first parenthesis closed by the last character? */
    static bool isGroup(const std::string& text) {
        if (text.empty() || text[0] != '(') return false;
        int depth = 0;
        for (size_t i = 0; i < text.size(); i++) {
            if (text[i] == '\\')
                i++;
            else if (text[i] == '(')
                depth++;
            else if (text[i] == ')' && --depth == 0)
                return i + 1 == text.size();
        }
        return false;
    }

    static char readEscaped(const std::string& text, size_t& at) {
        if (text[at] == '\\' && ++at >= text.size()) illegal(text);
        return text[at++];
    }

    void readCharacters(const std::string& text, size_t& at) {
        if (text.empty() || text[0] == ')' || text[0] == '|') illegal(text);
        if (text[0] == '(') illegal(text.substr(1));
        std::multiset<char> set;
        if (text[at] != '[') {
            set.insert(readEscaped(text, at));
        } else {
            at++;
            const bool isNegated = at < text.size() && text[at] == '^';
            if (isNegated) at++;
            readRanges(text, at, set);
            if (isNegated) {
                std::multiset<char> others;
                for (int c = 0; c < EOFC; c++)
                    if (set.count(char(c)) == 0) others.insert(char(c));
                set.swap(others);
            }
        }
        characters.assign(set.begin(), set.end());
    }

    static void readRanges(const std::string& text, size_t& at, std::multiset<char>& set) {
        while (at < text.size() && text[at] != ']') {
            const char first = readEscaped(text, at);
            const bool isRange = at + 1 < text.size() && text[at] == '-' && text[at + 1] != ']';
            if (!isRange) {
                set.insert(first);
                continue;
            }
            at++;
            const char last = readEscaped(text, at);
            if (first > last) illegal(text);
            for (int c = first; c <= last; c++) set.insert(char(c));
        }
        if (at >= text.size()) illegal(text);
        at++;
    }

    void readCounts(const std::string& text, size_t& at) {
        from = to = 1;
        if (at >= text.size()) return;
        const char kind = text[at];
        if (kind == '?' || kind == '*') from = 0;
        if (kind == '*' || kind == '+') to = INT_MAX;
        if (kind == '?' || kind == '*' || kind == '+') {
            at++;
        } else if (kind == '{') {
            const size_t close = text.find('}', at);
            if (close == std::string::npos) illegal(text);
            const std::string counts = text.substr(at + 1, close - at - 1);
            at = close + 1;
            const size_t comma = counts.find(',');
            from = readCount(counts.substr(0, comma), text);
            const bool isExact = comma == std::string::npos || comma + 1 == counts.size();
            to = isExact ? from : readCount(counts.substr(comma + 1), text);
            if (from > to) illegal(text);
        }
    }

    static int readCount(const std::string& digits, const std::string& text) {
        const size_t first = digits.size() > 1 && digits[0] == '-' ? 1 : 0;
        const bool isNumber = digits.size() > first && digits.find_first_not_of("0123456789", first) == std::string::npos;
        if (!isNumber) illegal(text);
        return int(std::max(0LL, std::min(strtoll(digits.c_str(), nullptr, 10), (long long)(INT_MAX) - 1)));
    }
};

inline std::string random_t::next(const std::string& patternText) { return pattern(patternText).next(*this); }

inline std::string random_t::next(const char* format, ...) {
    TESTLIB_FORMATTED(format, text);
    return next(text);
}
