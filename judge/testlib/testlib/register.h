// The first call of each program: what it is, and where its streams come from.
#pragma once

namespace testlib {

NORETURN inline void failArguments(const std::string& arguments) {
    fail("Program must be run with the following arguments: " + arguments);
}

/** Takes "--testset name" and "--group name" out of the arguments. */
inline std::vector<std::string> plainArguments(int argc, char* argv[]) {
    std::vector<std::string> plain;
    for (int i = 1; i < argc; i++) {
        const std::string word = argv[i];
        if ((word == "--testset" || word == "--group") && i + 1 < argc) {
            const char* value = argv[++i];
            word == "--testset" ? checker.setTestset(value) : checker.setGroup(value);
        } else {
            plain.push_back(word);
        }
    }
    return plain;
}

/** The optional arguments at the end: the file of the verdict, and that it be XML. */
inline void setResultFile(const std::vector<std::string>& arguments, size_t first, const std::string& usage) {
    if (arguments.size() > first) program().resultFile = arguments[first];
    if (arguments.size() <= first + 1) return;
    if (upperCase(arguments[first + 1]) != "-APPES") {
        program().resultFile.clear();
        failArguments(usage);
    }
    program().isXml = true;
}

NORETURN inline void showHelp(const std::string& usage) {
    const std::string text = "testlib.h of Verdict, with the interface of version " VERSION "\nProgram name: \"" +
                             program().checkerName + "\"\n\nProgram must be run with the following arguments: \n    " +
                             usage + "\n";
    fputs(text.c_str(), stderr);
    program().isFinished = true;
    end(FAIL_EXIT_CODE);
}

inline FinalGuard::~FinalGuard() {
    if (testlibMode == _validator && program().isValid) validator.writeFiles(inf.getReadChars());
    if (!program().isGuarded || program().isFinished) return;
    if (testlibMode == _generator && options().isUnusedRefused) refuseUnused();
    if (testlibMode == _unknown) {
        fail("Call register-function in the first line of the main (registerTestlibCmd or other similar)");
    }
    if (testlibMode == _validator) fail("Validator must end with readEof call.");
    if (testlibMode != _generator) fail("Checker must end with quit or quitf call.");
}

inline void openFiles(const std::vector<std::string>& files) {
    inf.init(files[0], _input);
    ouf.init(files[1], _output);
    ouf.skipBom();
    if (files.size() > 2) {
        ans.init(files[2], _answer);
        ans.skipBom();
    }
}

}  // namespace testlib

testlib::FinalGuard testlibFinalizeGuard;

inline void registerTestlibCmd(int argc, char* argv[]) {
    testlibMode = _checker;
    ouf.mode = _output;
    checker.initialize();
    const std::string files = "<input-file> <output-file> <answer-file> [<report-file> [<-appes>]]";
    const std::string usage = "[--testset testset] [--group group] " + files;
    if (argc > 1 && std::string(argv[1]) == "--help") testlib::showHelp(usage);
    const std::vector<std::string> arguments = testlib::plainArguments(argc, argv);
    if (arguments.size() < 3 || arguments.size() > 5) {
        testlib::failArguments(usage + "\nUse \"--help\" to get help information");
    }
    testlib::setResultFile(arguments, 3, files);
    testlib::openFiles({arguments[0], arguments[1], arguments[2]});
}

/** With the arguments themselves instead of argc and argv: `registerTestlib(3, "input", "output", "answer")`. */
inline void registerTestlib(int argc, ...) {
    if (argc < 3 || argc > 5) {
        testlib::fail("Program must be run with the following arguments: "
                      "<input-file> <output-file> <answer-file> [<report-file> [<-appes>]]");
    }
    va_list list;
    va_start(list, argc);
    std::vector<char*> argv(1, nullptr);
    for (int i = 0; i < argc; i++) argv.push_back(va_arg(list, char*));
    va_end(list);
    registerTestlibCmd(argc + 1, argv.data());
}

inline void registerInteraction(int argc, char* argv[]) {
    testlibMode = _interactor;
    ouf.mode = _output;
    checker.initialize();
    const std::string usage = "<input-file> <output-file> [<answer-file> [<report-file> [<-appes>]]]";
    if (argc > 1 && std::string(argv[1]) == "--help") testlib::showHelp(usage);
    const std::vector<std::string> arguments = testlib::plainArguments(argc, argv);
    if (arguments.size() < 2 || arguments.size() > 5) {
        testlib::failArguments("\n" + usage + "\nUse \"--help\" to get help information");
    }
    testlib::setResultFile(arguments, 3, usage);
    inf.init(arguments[0], _input);
    tout.open(arguments[1].c_str(), std::ios_base::out);
    if (tout.fail() || !tout.is_open()) {
        testlib::fail("Can not write to the test-output-file '" + arguments[1] + "'");
    }
    ouf.init(stdin, _output);
    if (arguments.size() > 2)
        ans.init(arguments[2], _answer);
    else
        ans.name = "unopened answer stream";
}

inline void registerValidation() {
    testlibMode = _validator;
    ouf.mode = _output;
    inf.init(stdin, _input);
    inf.strict = true;
}

inline void registerValidation(int argc, char* argv[]) {
    registerValidation();
    validator.initialize();
    const std::string usage =
        "Validator must be run with the following arguments: [--testset testset] [--group group]"
        " [--testOverviewLogFileName fileName] [--testMarkupFileName fileName] [--testCase testCase]"
        " [--testCaseFileName fileName]";
    for (int i = 1; i < argc; i++) {
        const std::string name = argv[i];
        if (i + 1 >= argc) testlib::fail(usage);
        const char* value = argv[i + 1];
        if (name == "--testset") validator.setTestset(value);
        else if (name == "--group") validator.setGroup(value);
        else if (name == "--testOverviewLogFileName") validator.setTestOverviewLogFileName(value);
        else if (name == "--testMarkupFileName") validator.setTestMarkupFileName(value);
        else if (name == "--testCaseFileName") validator.setTestCaseFileName(value);
        else if (name == "--testCase") {
            long long number = 0;
            if (!testlib::parseInteger(value, number) || number < 1 || number > 1073741823) {
                testlib::fail(format("Argument testCase should be between 1 and %d, but ", 1073741823) + value + " found");
            }
            validator.setTestCase(int(number));
        } else continue;
        i++;
    }
    if (validator.wantsRecord()) inf.startRecord();
}

/** @param version 1 for new generators, 0 for those written for testlib before 2013. */
inline void registerGen(int argc, char* argv[], int version) {
    if (version < 0 || version > 1) quitf(_fail, "Random generator version is expected to be 0 or 1.");
    random_t::version = version;
    testlibMode = _generator;
    ouf.mode = _output;
    rnd.setSeed(argc, argv);
    prepareOpts(argc, argv);
}

#ifdef USE_RND_AS_BEFORE_087
inline void registerGen(int argc, char* argv[]) { registerGen(argc, argv, 0); }
#else
void registerGen(int argc, char* argv[])
    __attribute__((error("Use registerGen(argc, argv, 1), or registerGen(argc, argv, 0) for old generators")));
#endif

/** Prints go to a file from now on, whose name is the number of the test. */
inline void startTest(int test) {
    const std::string fileName = vtos(test);
    if (freopen(fileName.c_str(), "w", stdout) == nullptr) testlib::fail("Unable to write file '" + fileName + "'");
}

/** A validator may tell that a test has a feature, for the overview. */
inline void addFeature(const std::string& feature) {
    if (testlibMode != _validator) testlib::fail("Features are supported in validators only.");
    validator.addFeature(feature);
}

inline void feature(const std::string& name) {
    if (testlibMode != _validator) testlib::fail("Features are supported in validators only.");
    validator.feature(name);
}

inline std::string getTestOverviewLog() { return validator.getTestOverviewLog(); }

inline std::string getTestset() { return checker.testset(); }
inline std::string getGroup() { return checker.group(); }
