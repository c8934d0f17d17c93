// Plays the keeper of the lighthouse.
// Usage: validate input answer feedback_dir, with the contestant's calls on standard input and the answers on standard output.
#include "keeper.h"

#include <cstdlib>
#include <fstream>
#include <iostream>

const int CHANNELS = 1000000, CALLS = 20;

static std::string feedback_dir;

[[noreturn]] static void judge(int exit_code, const std::string &message) {
    std::ofstream(feedback_dir + "judgemessage.txt") << message << "\n";
    std::exit(exit_code);
}

[[noreturn]] static void reject(const std::string &message) {
    std::ofstream(feedback_dir + "teammessage.txt") << message << "\n";
    judge(43, message);
}

/** Channel from 1 to CHANNELS, or 0 if the word is none. */
static int channel(const std::string &word) {
    if (word.empty() || word.size() > 7) return 0;
    for (char c : word)
        if (c < '0' || c > '9') return 0;
    int value = std::stoi(word);
    return value <= CHANNELS ? value : 0;
}

int main(int argc, char **argv) {
    if (argc < 4) return 1;
    feedback_dir = argv[3];
    std::ifstream input(argv[1]);
    std::string kind;
    int fixed = 0;
    if (!(input >> kind) || (kind == "fixed" && !(input >> fixed))) return 1;
    Keeper keeper = kind == "fixed" ? Keeper(fixed) : Keeper::who_moves(CHANNELS);

    for (int call = 1; call <= CALLS; call++) {
        std::string word;
        if (!(std::cin >> word)) reject("Hung up after " + std::to_string(call - 1) + " calls.");
        int called = channel(word);
        if (called == 0) reject("Call " + std::to_string(call) + " is not a channel.");
        std::string answer = keeper.answer(called);
        std::cout << answer << std::endl;
        if (answer == "found") {
            if (std::cin >> word) reject("Called again after the keeper was found.");
            judge(42, "found with call " + std::to_string(call));
        }
    }
    reject("The battery is empty.");
}
