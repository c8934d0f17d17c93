// The files that a validator writes by its command line: overview, markup and a single test case.
#pragma once

namespace testlib {

inline void writeText(const std::string& fileName, const std::string& text) {
    if (fileName == "stdout" || fileName == "stderr") {
        std::FILE* stream = fileName == "stdout" ? stdout : stderr;
        fputs(text.c_str(), stream);
        fflush(stream);
        return;
    }
    std::FILE* file = fopen(fileName.c_str(), "wb");
    const bool isWritten = file != nullptr && fwrite(text.data(), 1, text.size(), file) == text.size();
    if (file == nullptr || fclose(file) != 0 || !isWritten) {
        fail("Can't write to the file (" + fileName + ")");
    }
}


/** The test with a mark before each test case; `!` and backslashes are escaped. */
inline std::string markup(const std::vector<int>& read) {
    std::string text = "MU\xF3\x01";
    for (int c : read) {
        if (c < 0)
            text += "!c" + vtos(-c) + ";";
        else if (c == '!' || c == '\\')
            text += std::string("\\") + char(c);
        else
            text += char(c);
    }
    return text;
}

/** Nothing where the test has no such test case. */
inline std::string testCaseText(const std::vector<int>& read, int number) {
    std::string text;
    int current = -1;
    for (int c : read) {
        if (c < 0)
            current = -c;
        else if (current == number)
            text += char(c);
    }
    return text;
}

}  // namespace testlib

inline void Validator::writeFiles(const std::vector<int>& read) const {
    if (!overviewFile.empty()) testlib::writeText(overviewFile, getTestOverviewLog());
    if (!markupFile.empty()) testlib::writeText(markupFile, testlib::markup(read));
    if (testCaseNumber != -1) {
        testlib::writeText(testCaseFile.empty() ? "stdout" : testCaseFile, testlib::testCaseText(read, testCaseNumber));
    }
}
