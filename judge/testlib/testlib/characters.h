// Opening a stream, and reading characters and ends of lines.
#pragma once

inline InStream::InStream(const InStream& base, std::string content)
    : name("based on " + base.name), mode(base.mode), opened(true), strict(base.strict), maxFileSize(base.maxFileSize),
      maxTokenLength(base.maxTokenLength), maxMessageLength(base.maxMessageLength),
      source(new testlib::Source(content)) {}

inline void InStream::init(const std::string& fileName, TMode newMode) {
    std::FILE* file = fopen(fileName.c_str(), "rb");
    if (file == nullptr) {
        if (newMode == _output) ouf.quits(_pe, "Output file not found: \"" + compress(fileName) + "\"");
        if (newMode == _answer) ouf.quits(_fail, "Answer file not found: \"" + compress(fileName) + "\"");
        ouf.quits(_fail, "Input file not found: \"" + compress(fileName) + "\"");
    }
    init(file, newMode);
    name = fileName;
    stdfile = false;
    fseek(file, 0, SEEK_END);
    const long size = ftell(file);
    rewind(file);
    if (size > 0 && size_t(size) > maxFileSize) {
        quits(_pe, format("File size exceeds %d bytes, size is %d", int(maxFileSize), int(size)));
    }
}

inline void InStream::init(std::FILE* file, TMode newMode) {
    delete source;
    source = new testlib::Source(file);
    mode = newMode;
    opened = true;
    stdfile = file == stdin;
    if (stdfile) name = "stdin";
}

inline void InStream::reset(std::FILE* file) {
    if (opened && stdfile) ouf.quits(_fail, "Can't reset standard handle");
    const std::string fileName = name;
    close();
    if (file != nullptr) {
        init(file, mode);
        name = fileName;
    } else {
        init(fileName, mode);
    }
}

inline void InStream::close() {
    if (source != nullptr) source->close();
    opened = false;
}

inline void InStream::setTestCase(int testCase) {
    if (testlibMode != _validator || mode != _input || !stdfile || this != &inf) {
        ouf.quits(_fail, "InStream::setTestCase can be used only for inf in validator-mode."
                         " Actually, prefer setTestCase function instead of InStream member");
    }
    source->markTestCase(testCase);
}

inline void InStream::skipBom() {
    const int mark[] = {0xEF, 0xBB, 0xBF};
    for (int i = 0; i < 3; i++) {
        const int c = source->next();
        if (c == mark[i]) continue;
        source->unread(c);
        while (i-- > 0) source->unread(mark[i]);
        return;
    }
}

inline char InStream::readChar(char expected) {
    lastLine = source->line();
    const char found = readChar();
    if (found == expected) return found;
    const std::string shown =
        isEoln(found) ? "#" + vtos(int(found)) : "'" + std::string(1, found) + "'";
    quits(_pe, "Unexpected character " + shown + ", but '" + std::string(1, expected) + "' expected");
}

inline void InStream::skipBlanks() {
    while (isBlanks(source->peek())) source->next();
}

inline bool InStream::eof() {
    if (!strict && source == nullptr) return true;
    return source->atEnd();
}

inline bool InStream::seekEof() {
    if (source == nullptr) return true;
    skipBlanks();
    return eof();
}

/** Passes over the end of the line, if it is there. The end of the file is one, too, unless the stream is strict. */
inline bool InStream::eoln() {
    const int c = source->peek();
    if (strict) {
        if (c != LF) return false;
        source->next();
        return true;
    }
    if (c == testlib::Source::end) return true;
    if (!isEoln(c)) return false;
    source->next();
    if (c == CR && source->peek() == LF) source->next();
    return true;
}

inline bool InStream::seekEoln() {
    if (source == nullptr) return true;
    while (source->peek() == SPACE || source->peek() == TAB) source->next();
    return eoln();
}

inline void InStream::nextLine() { readLine(); }

inline void InStream::readEoln() {
    lastLine = source->line();
    if (!eoln()) quits(_pe, "Expected EOLN");
}

inline void InStream::readEof() {
    lastLine = source->line();
    if (!eof()) quits(_pe, "Expected EOF");
    if (testlibMode == _validator && this == &inf) testlib::program().isFinished = testlib::program().isValid = true;
}
