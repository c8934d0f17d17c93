// Where a stream takes its bytes from: a file, a pipe or a text.
#pragma once

namespace testlib {

/** Bytes one by one, with the number of the line. Reads no further than it must, so the other end of a pipe may answer. */
class Source {
public:
    explicit Source(std::FILE* opened) : file(opened) {}
    explicit Source(const std::string& content) : text(content) {}
    Source(const Source&) = delete;
    Source& operator=(const Source&) = delete;
    ~Source() { close(); }

    /** What `peek` and `next` give at the end. */
    static const int end = -1;

    int peek() {
        const int c = next();
        unread(c);
        return c;
    }

    int next() {
        int c;
        if (!unreadBytes.empty()) {
            c = unreadBytes.back();
            unreadBytes.pop_back();
        } else if (file != nullptr) {
            c = getc_unlocked(file);
            if (c == EOF) c = end;
        } else {
            c = position < text.size() ? (unsigned char)(text[position++]) : int(end);
        }
        if (c == LF) lineNumber++;
        if (isRecording && c != end) record.push_back(c);
        return c;
    }

    void unread(int c) {
        if (c == end && file == nullptr) return;
        unreadBytes.push_back(c);
        if (c == LF) lineNumber--;
        if (isRecording && c != end && !record.empty()) record.pop_back();
    }

    bool atEnd() { return peek() == end; }
    int line() const { return lineNumber; }

    /** Keeps what is read from now on. */
    void startRecord() { isRecording = true; }
    /** A test case begins here: its number as -1, -2 and so on among the bytes. */
    void markTestCase(int number) {
        if (isRecording) record.push_back(-number);
    }
    const std::vector<int>& recorded() const { return record; }

    void close() {
        if (file != nullptr && file != stdin) fclose(file);
        file = nullptr;
    }

private:
    std::FILE* file = nullptr;
    std::string text;
    size_t position = 0;
    std::vector<int> unreadBytes;
    int lineNumber = 1;
    bool isRecording = false;
    std::vector<int> record;
};

}  // namespace testlib
