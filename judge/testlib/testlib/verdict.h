// How a result is told: words before the message, notes behind it, exit code and the result file.
#pragma once

InStream inf;
InStream ouf;
InStream ans;
/** What an interactor leaves for a checker. */
std::fstream tout;

/** Messages end by what they are about: the test case, the file and the line. Where the first is 0, all count from 0. */
inline void setTestCase(int testCase) {
    testlib::Program& state = testlib::program();
    if (!state.hasTestCases) state.isTestCaseZeroBased = testCase == 0;
    state.hasTestCases = true;
    state.testCase = state.isTestCaseZeroBased ? testCase + 1 : testCase;
    if (testlibMode == _validator) inf.setTestCase(state.testCase);
}

inline void unsetTestCase() { testlib::program().testCase = -1; }

namespace testlib {

inline std::string outcomeWord(TResult result) {
    switch (result) {
        case _ok: return "ok ";
        case _wa: return "wrong answer ";
        case _pe:
        case _dirt: return "wrong output format ";
        case _fail: return "FAIL ";
        case _points: return "points ";
        case _unexpected_eof: return "unexpected eof ";
        default: return "partially correct (" + vtos(int(result) - int(_partially)) + ") ";
    }
}

inline std::string xmlOutcome(TResult result) {
    switch (result) {
        case _ok: return "accepted";
        case _wa: return "wrong-answer";
        case _pe:
        case _dirt: return "presentation-error";
        case _fail: return "fail";
        case _points: return "points";
        case _unexpected_eof: return "unexpected-eof";
        default: return "partially-correct";
    }
}

inline int exitCodeOf(TResult result) {
    switch (result) {
        case _ok: return OK_EXIT_CODE;
        case _wa: return WA_EXIT_CODE;
        case _pe: return PE_EXIT_CODE;
        case _dirt: return DIRT_EXIT_CODE;
        case _points: return POINTS_EXIT_CODE;
        case _unexpected_eof: return UNEXPECTED_EOF_EXIT_CODE;
        default: return result >= _partially ? PC_BASE_EXIT_CODE + (int(result) - int(_partially)) : FAIL_EXIT_CODE;
    }
}

/** "message (test case 3, stdin, line 7)" */
inline std::string withNotes(const std::string& message, const std::vector<std::string>& notes) {
    return notes.empty() ? message : message + " (" + join(notes, ", ") + ")";
}

inline std::string testCaseNote(TResult result) {
    const int testCase = program().testCase;
    if (result != _ok && result != _points) return "test case " + vtos(testCase);
    return vtos(testCase) + (testCase == 1 ? " test case" : " test cases");
}

inline std::string xmlText(const std::string& text) {
    std::string safe;
    for (char c : text) {
        switch (c) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '"': safe += "&quot;"; break;
            default: safe += c >= 0 && c <= 31 ? '.' : c;
        }
    }
    return safe;
}

/** 5 as "5.0", 0.25 as "0.25": at most ten digits after the point. */
inline std::string pointsText(double points) {
    std::string text = format("%.10f", points);
    while (text.back() == '0' && text[text.size() - 2] != '.') text.pop_back();
    return text;
}

inline std::string xmlResult(TResult result, const std::string& message) {
    std::string attributes = " outcome = \"" + xmlOutcome(result) + "\"";
    if (result == _points) attributes += " points = \"" + pointsText(program().points) + "\"";
    if (result >= _partially) attributes += " pctype = \"" + vtos(int(result) - int(_partially)) + "\"";
    return "<?xml version=\"1.0\" encoding=\"" + program().xmlEncoding + "\"?><result" + attributes + ">" +
           xmlText(message) + "</result>\n";
}

/** Tells the result and ends the program. */
NORETURN inline void finish(TResult result, const std::string& message) {
    Program& state = program();
    state.isFinished = true;
    state.isValid = false;
    if (state.resultFile.empty()) {
        fputs(withoutNul(outcomeWord(result) + message + "\n").c_str(), stderr);
    } else {
        std::FILE* file = fopen(state.resultFile.c_str(), "wb");
        if (file == nullptr) {
            state.resultFile.clear();
            finish(_fail, "Can not write to the result file");
        }
        const std::string text = state.isXml ? xmlResult(result, message) : message;
        fwrite(text.data(), 1, text.size(), file);
        fclose(file);
        fputs("\nSee file to check exit message\n", stderr);
    }
    inf.close();
    ouf.close();
    ans.close();
    if (tout.is_open()) tout.close();
    end(exitCodeOf(result));
}

}  // namespace testlib

inline void InStream::quits(TResult result, std::string message) {
#ifndef ENABLE_UNEXPECTED_EOF
    if (result == _unexpected_eof) result = _pe;
#endif
    if (result == _dirt) result = _pe;
    std::vector<std::string> notes;
    const bool isJurysFault = mode != _output && result != _fail;
    if (isJurysFault) {
        result = _fail;
        notes.push_back(name);
        if (testlibMode == _validator && mode == _input && lastLine != -1) notes.push_back("line " + vtos(lastLine));
    }
    const bool isGood = result == _ok || result == _points || result >= _partially;
    if (isGood && testlibMode != _interactor && testlibMode != _scorer && ouf.opened && !ouf.seekEof()) {
        ouf.quits(_dirt, "Extra information in the output file");
    }
    if (result == _points && testlib::program().isXml && std::isinf(testlib::program().points)) {
        ouf.quits(_fail, "Expected points, but infinity found");
    }
    if (testlib::program().testCase != -1) notes.insert(notes.begin(), testlib::testCaseNote(result));
    message = testlib::withNotes(message, notes);
    if (message.size() > maxMessageLength) {
        const std::string warning =
            "message length exceeds " + vtos(maxMessageLength) + ", the message is truncated: ";
        message = warning + message.substr(0, maxMessageLength - warning.size());
    }
    testlib::finish(result, message);
}
