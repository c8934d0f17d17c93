// Accepts every row in which neighbours differ by at least k.
// Usage: validate input answer feedback_dir [ignore_case] < output
// With ignore_case the word "impossible" may be written in capitals.
#include "feedback.h"

#include <cctype>
#include <iostream>
#include <vector>

static bool is_impossible(std::string word, bool ignore_case) {
    if (ignore_case)
        for (char &c : word) c = (char)std::tolower((unsigned char)c);
    return word == "impossible";
}

/** Voice from 1 to n, or 0 if the word is none. */
static int voice(const std::string &word, int n) {
    if (word.empty() || word.size() > 9) return 0;
    for (char c : word)
        if (c < '0' || c > '9') return 0;
    int value = std::stoi(word);
    return value <= n ? value : 0;
}

int main(int argc, char **argv) {
    if (argc < 4) return 1;
    std::ifstream input(argv[1]), answer(argv[2]);
    const Feedback feedback(argv[3]);
    bool ignore_case = false;
    for (int i = 4; i < argc; i++) ignore_case |= std::string(argv[i]) == "ignore_case";

    int n, k;
    std::string jury, word;
    if (!(input >> n >> k) || !(answer >> jury)) return 1;
    const bool jury_has_row = !is_impossible(jury, true);

    if (!(std::cin >> word)) feedback.reject("no output");
    if (is_impossible(word, ignore_case)) {
        if (jury_has_row) feedback.reject("says impossible, but there is a row");
        if (std::cin >> word) feedback.reject("output after impossible: " + word);
        feedback.accept();
    }

    std::vector<bool> stands(n + 1, false);
    int left = 0;
    for (int place = 1; place <= n; place++) {
        if (place > 1 && !(std::cin >> word)) feedback.reject("only " + std::to_string(place - 1) + " singers");
        int singer = voice(word, n);
        if (singer == 0) feedback.reject("not a voice: " + word.substr(0, 20));
        if (stands[singer]) feedback.reject("twice in the row: " + word);
        if (place > 1 && std::abs(singer - left) < k)
            feedback.reject(std::to_string(left) + " and " + word + " are too close");
        stands[singer] = true;
        left = singer;
    }
    if (std::cin >> word) feedback.reject("output after the row: " + word.substr(0, 20));
    if (!jury_has_row) feedback.jury_is_wrong("there is a row");
    feedback.accept();
}
