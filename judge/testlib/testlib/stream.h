// A stream of a program: the input, the output of the contestant or the answer of the jury.
#pragma once

/**
 * Strict streams, those of validators, take the text byte by byte as it stands; others pass over blanks. What does not
 * fit ends the program: on `ouf` as the contestant's error, on all others as the jury's.
 */
struct InStream {
    InStream() = default;
    /** A text, read by the rules of another stream. */
    InStream(const InStream& base, std::string content);
    InStream(const InStream&) = delete;
    InStream& operator=(const InStream&) = delete;
    ~InStream() { delete source; }

    /** As messages call it. */
    std::string name;
    TMode mode = _input;
    bool opened = false;
    bool stdfile = false;
    bool strict = false;
    size_t maxFileSize = 128 * 1024 * 1024;
    size_t maxTokenLength = 32 * 1024 * 1024;
    size_t maxMessageLength = 32000;
    /** Line where the value being read begins; -1: none yet. */
    int lastLine = -1;
    /** Of the list being read; NO_INDEX: a value of its own. */
    int readManyIteration = NO_INDEX;

    const static int NO_INDEX = INT_MAX;

    void init(const std::string& fileName, TMode mode);
    void init(std::FILE* file, TMode mode);
    void reset(std::FILE* file = nullptr);
    void close();
    void setTestCase(int testCase);
    void startRecord() { source->startRecord(); }
    std::vector<int> getReadChars() { return source->recorded(); }
    void skipBom();

    char curChar() { return char(source->peek()); }
    char nextChar() { return char(source->next()); }
    void skipChar() { source->next(); }
    void unreadChar(char c) { source->unread((unsigned char)(c)); }
    char readChar() { return nextChar(); }
    char readChar(char expected);
    char readSpace() { return readChar(' '); }
    void skipBlanks();
    bool eof();
    bool seekEof();
    bool eoln();
    bool seekEoln();
    void nextLine();
    void readEoln();
    void readEof();

    std::string readWord();
    std::string readWord(const pattern& p, const std::string& name = "");
    std::string readWord(const std::string& p, const std::string& name = "") { return readWord(pattern(p), name); }
    std::string readToken() { return readWord(); }
    std::string readToken(const pattern& p, const std::string& name = "") { return readWord(p, name); }
    std::string readToken(const std::string& p, const std::string& name = "") { return readWord(pattern(p), name); }
    void readWordTo(std::string& result);
    void readWordTo(std::string& result, const pattern& p, const std::string& name = "");
    void readWordTo(std::string& result, const std::string& p, const std::string& name = "") {
        readWordTo(result, pattern(p), name);
    }
    void readTokenTo(std::string& result) { readWordTo(result); }
    void readTokenTo(std::string& result, const pattern& p, const std::string& name = "") { readWordTo(result, p, name); }
    void readTokenTo(std::string& result, const std::string& p, const std::string& name = "") {
        readWordTo(result, pattern(p), name);
    }

    std::string readString();
    std::string readString(const pattern& p, const std::string& name = "");
    std::string readString(const std::string& p, const std::string& name = "") { return readString(pattern(p), name); }
    std::string readLine() { return readString(); }
    std::string readLine(const pattern& p, const std::string& name = "") { return readString(p, name); }
    std::string readLine(const std::string& p, const std::string& name = "") { return readString(pattern(p), name); }
    void readStringTo(std::string& result);
    void readStringTo(std::string& result, const pattern& p, const std::string& name = "");
    void readStringTo(std::string& result, const std::string& p, const std::string& name = "") {
        readStringTo(result, pattern(p), name);
    }
    void readLineTo(std::string& result) { readStringTo(result); }
    void readLineTo(std::string& result, const pattern& p, const std::string& name = "") { readStringTo(result, p, name); }
    void readLineTo(std::string& result, const std::string& p, const std::string& name = "") {
        readStringTo(result, pattern(p), name);
    }

    int readInt();
    int readInt(int low, int high, const std::string& name = "");
    int readInteger() { return readInt(); }
    int readInteger(int low, int high, const std::string& name = "") { return readInt(low, high, name); }
    long long readLong();
    long long readLong(long long low, long long high, const std::string& name = "");
    unsigned long long readLong(unsigned long long low, unsigned long long high, const std::string& name = "") {
        return readUnsignedLong(low, high, name);
    }
    unsigned long long readUnsignedLong();
    unsigned long long readUnsignedLong(unsigned long long low, unsigned long long high, const std::string& name = "");
    double readDouble();
    double readDouble(double low, double high, const std::string& name = "");
    double readReal() { return readDouble(); }
    double readReal(double low, double high, const std::string& name = "") { return readDouble(low, high, name); }
    double readStrictDouble(double low, double high, int minDigits, int maxDigits, const std::string& name = "");
    double readStrictReal(double low, double high, int minDigits, int maxDigits, const std::string& name = "") {
        return readStrictDouble(low, high, minDigits, maxDigits, name);
    }

    /** Lists: of words, with or without a pattern; of lines; of numbers, with or without bounds. */
    std::vector<std::string> readWords(int size, const std::string& p, const std::string& names = "", int firstIndex = 1);
    std::vector<std::string> readWords(int size, const pattern& p, const std::string& names = "", int firstIndex = 1);
    std::vector<std::string> readWords(int size, int firstIndex = 1);
    std::vector<std::string> readTokens(int size, const std::string& p, const std::string& names = "", int firstIndex = 1);
    std::vector<std::string> readTokens(int size, const pattern& p, const std::string& names = "", int firstIndex = 1);
    std::vector<std::string> readTokens(int size, int firstIndex = 1);
    std::vector<std::string> readStrings(int size, const std::string& p, const std::string& names = "", int firstIndex = 1);
    std::vector<std::string> readStrings(int size, const pattern& p, const std::string& names = "", int firstIndex = 1);
    std::vector<std::string> readStrings(int size, int firstIndex = 1);
    std::vector<std::string> readLines(int size, const std::string& p, const std::string& names = "", int firstIndex = 1);
    std::vector<std::string> readLines(int size, const pattern& p, const std::string& names = "", int firstIndex = 1);
    std::vector<std::string> readLines(int size, int firstIndex = 1);
    std::vector<int> readInts(int size, int low, int high, const std::string& names = "", int firstIndex = 1);
    std::vector<int> readInts(int size, int firstIndex = 1);
    std::vector<int> readIntegers(int size, int low, int high, const std::string& names = "", int firstIndex = 1);
    std::vector<int> readIntegers(int size, int firstIndex = 1);
    std::vector<long long> readLongs(
        int size, long long low, long long high, const std::string& names = "", int firstIndex = 1);
    std::vector<long long> readLongs(int size, int firstIndex = 1);
    std::vector<unsigned long long> readLongs(
        int size, unsigned long long low, unsigned long long high, const std::string& names = "", int firstIndex = 1);
    std::vector<unsigned long long> readUnsignedLongs(
        int size, unsigned long long low, unsigned long long high, const std::string& names = "", int firstIndex = 1);
    std::vector<unsigned long long> readUnsignedLongs(int size, int firstIndex = 1);
    std::vector<double> readDoubles(int size, double low, double high, const std::string& names = "", int firstIndex = 1);
    std::vector<double> readDoubles(int size, int firstIndex = 1);
    std::vector<double> readReals(int size, double low, double high, const std::string& names = "", int firstIndex = 1);
    std::vector<double> readReals(int size, int firstIndex = 1);
    std::vector<double> readStrictDoubles(int size, double low, double high, int minDigits, int maxDigits,
        const std::string& names = "", int firstIndex = 1);
    std::vector<double> readStrictReals(int size, double low, double high, int minDigits, int maxDigits,
        const std::string& names = "", int firstIndex = 1);

    NORETURN void quit(TResult result, const char* message) { quits(result, message); }
    NORETURN void quits(TResult result, std::string message);
    NORETURN TESTLIB_PRINTF(3, 4) void quitf(TResult result, const char* format, ...);
    TESTLIB_PRINTF(4, 5) void quitif(bool condition, TResult result, const char* format, ...);
    TESTLIB_PRINTF(3, 4) void ensuref(bool condition, const char* format, ...);
    void __testlib_ensure(bool condition, const std::string& message);

private:
    testlib::Source* source = nullptr;

    /** The next word as a number; what is expected at the end of the file. */
    std::string numberWord(const char* expected);
    /** How the last error of a value is told: an element of a list, a parameter or neither. */
    std::string valueText(const std::string& kind, const std::string& name) const;
    template <typename T, typename Show>
    void checkRange(T value, T low, T high, const std::string& name, const char* kind, const Show& show);
    void checkPattern(const std::string& value, const pattern& p, const std::string& name, const char* kind);
    template <typename T, typename Read>
    std::vector<T> readMany(const char* function, int size, int firstIndex, bool isSpaced, const Read& read);
};
