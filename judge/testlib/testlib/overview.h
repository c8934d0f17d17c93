// What a validator saw of the limits of its variables and of its features, for --testOverviewLogFileName.
#pragma once

namespace testlib {

/** Did a variable take the least and the greatest value it may take? */
struct BoundsHit {
    bool min = false;
    bool max = false;
};

/** The bounds of a variable, as long as they are the same for each value. */
struct ConstantBounds {
    std::string low, high;
    bool hasLow = true, hasHigh = true, isSet = false;

    void adjust(const std::string& lower, const std::string& upper) {
        if (!isSet) low = lower, high = upper;
        hasLow = hasLow && low == lower;
        hasHigh = hasHigh && high == upper;
        isSet = true;
    }
};

/** ASCII without control characters: names that can stand in a line of the overview. */
inline bool isPlainName(const std::string& name) {
    return std::all_of(name.begin(), name.end(), [](char c) { return (signed char)(c) >= ' '; });
}

/** Names with digits, such as a[1], are elements of something and no variables of their own. */
inline bool isVariableName(const std::string& name) {
    return isPlainName(name) && name.find_first_of("0123456789") == std::string::npos;
}

}  // namespace testlib

/** The validator that is running. */
class Validator {
public:
    void initialize() { isInitialized = true; }
    std::string testset() const { return require(testsetName, "validator.testset() is"); }
    std::string group() const { return require(groupName, "validator.group() is"); }
    std::string testOverviewLogFileName() const { return require(overviewFile, "validator.testOverviewLogFileName() is"); }
    std::string testMarkupFileName() const { return require(markupFile, "validator.testMarkupFileName() is"); }
    std::string testCaseFileName() const { return require(testCaseFile, "validator.testCaseFileName() is"); }
    int testCase() const {
        require("", "validator.testCase() is");
        return testCaseNumber;
    }
    void setTestset(const char* name) { testsetName = name; }
    void setGroup(const char* name) { groupName = name; }
    void setTestOverviewLogFileName(const char* name) { overviewFile = name; }
    void setTestMarkupFileName(const char* name) { markupFile = name; }
    void setTestCase(int number) { testCaseNumber = number; }
    void setTestCaseFileName(const char* name) { testCaseFile = name; }

    /** A tilde before or after the name of a variable: its lower or upper bound is of no interest. */
    static std::string prepVariableName(const std::string& name) {
        const size_t from = ignoreMinBound(name) ? 1 : 0;
        const size_t cut = name.size() > from && ignoreMaxBound(name) ? 1 : 0;
        return name.substr(from, name.size() - from - cut);
    }
    static bool ignoreMinBound(const std::string& name) { return name.size() >= 2 && name.front() == '~'; }
    static bool ignoreMaxBound(const std::string& name) { return name.size() >= 2 && name.back() == '~'; }

    /** Notes a value of a variable that lies within its bounds. */
    template <typename T>
    void noteValue(const std::string& written, T value, T low, T high) {
        const std::string name = prepVariableName(written);
        if (!testlib::isVariableName(name)) return;
        variables.insert(name);
        constantBounds[name].adjust(boundText(low), boundText(high));
        testlib::BoundsHit& hit = boundsHits[name];
        hit.min = hit.min || value == low || ignoreMinBound(written);
        hit.max = hit.max || value == high || ignoreMaxBound(written);
    }

    void addVariable(const std::string& name) {
        if (testlib::isVariableName(name)) variables.insert(name);
    }

    void addFeature(const std::string& name) {
        if (features.count(name) > 0) testlib::fail("Feature " + name + " registered twice.");
        if (!testlib::isPlainName(name)) {
            testlib::fail("Feature name '" + name + "' contains restricted characters.");
        }
        features[name] = false;
    }

    void feature(const std::string& name) {
        const auto found = features.find(name);
        if (found == features.end()) testlib::fail("Feature " + name + " didn't registered via addFeature(feature).");
        found->second = true;
    }

    std::string getVariablesLog() const {
        std::string log;
        for (const std::string& name : variables) log += "variable \"" + name + "\"\n";
        return log;
    }
    std::string getBoundsHitLog() const {
        std::string log;
        for (const auto& entry : boundsHits) {
            log += "\"" + entry.first + "\":" + (entry.second.min ? " min-value-hit" : "") +
                   (entry.second.max ? " max-value-hit" : "") + "\n";
        }
        return log;
    }
    std::string getConstantBoundsLog() const {
        std::string log;
        for (const auto& entry : constantBounds) {
            const testlib::ConstantBounds& bounds = entry.second;
            if (!bounds.hasLow && !bounds.hasHigh) continue;
            log += "constant-bounds \"" + entry.first + "\": " + (bounds.hasLow ? bounds.low : "?") + " " +
                   (bounds.hasHigh ? bounds.high : "?") + "\n";
        }
        return log;
    }
    std::string getFeaturesLog() const {
        std::string log;
        for (const auto& entry : features) log += "feature \"" + entry.first + "\":" + (entry.second ? " hit" : "") + "\n";
        return log;
    }
    std::string getTestOverviewLog() const {
        return getBoundsHitLog() + getFeaturesLog() + getConstantBoundsLog() + getVariablesLog();
    }

    bool wantsRecord() const { return !markupFile.empty() || testCaseNumber != -1; }
    /** Writes what the command line asked for. */
    void writeFiles(const std::vector<int>& read) const;

private:
    bool isInitialized = false;
    std::string testsetName = "tests", groupName, overviewFile, markupFile, testCaseFile;
    int testCaseNumber = -1;
    std::map<std::string, testlib::BoundsHit> boundsHits;
    std::map<std::string, testlib::ConstantBounds> constantBounds;
    std::set<std::string> variables;
    std::map<std::string, bool> features;

    const std::string& require(const std::string& value, const char* what) const {
        if (!isInitialized)
            testlib::fail(std::string(what) + " not set: use registerValidation(argc, argv)");
        return value;
    }

    static std::string boundText(double value) { return format("%f", value); }
    template <typename T>
    static std::string boundText(T value) {
        return vtos(value);
    }
} validator;

/** What the command line of a checker says of the test. */
class Checker {
public:
    void initialize() { isInitialized = true; }
    std::string testset() const { return require(testsetName, "testset"); }
    std::string group() const { return require(groupName, "group"); }
    void setTestset(const char* name) { testsetName = name; }
    void setGroup(const char* name) { groupName = name; }

private:
    bool isInitialized = false;
    std::string testsetName = "tests", groupName;

    const std::string& require(const std::string& value, const char* what) const {
        if (!isInitialized)
            testlib::fail("checker." + std::string(what) + "() is not set: use registerTestlibCmd(argc, argv)");
        return value;
    }
} checker;
