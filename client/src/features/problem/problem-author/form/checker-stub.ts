import type { CheckerConvention, CheckerValues, JudgeMode } from './values.ts';

type Role = 'checker' | 'interactor';
type Family = 'cpp' | 'python';

const testlibStubs = {
  checker: `#include "testlib.h"

int main(int argc, char* argv[]) {
    registerTestlibCmd(argc, argv);
    int expected = ans.readInt();
    int found = ouf.readInt();
    if (found != expected) quitf(_wa, "expected %d, found %d", expected, found);
    quitf(_ok, "found %d", found);
}
`,
  interactor: `#include "testlib.h"

#include <iostream>

int main(int argc, char* argv[]) {
    registerInteraction(argc, argv);
    std::cout << inf.readInt() << std::endl;
    int expected = ans.readInt();
    int found = ouf.readInt();
    if (found != expected) quitf(_wa, "expected %d, found %d", expected, found);
    quitf(_ok, "found %d", found);
}
`,
} as const;

const kattisCppStubs = {
  checker: `#include <fstream>
#include <iostream>

int main(int, char* argv[]) {
    std::ifstream answer(argv[2]);
    int expected, found;
    answer >> expected;
    return std::cin >> found && found == expected ? 42 : 43;
}
`,
  interactor: `#include <fstream>
#include <iostream>

int main(int, char* argv[]) {
    std::ifstream input(argv[1]), answer(argv[2]);
    int number, expected, found;
    input >> number;
    answer >> expected;
    std::cout << number << std::endl;
    return std::cin >> found && found == expected ? 42 : 43;
}
`,
} as const;

/** Where a convention puts the files, and its exit codes. */
interface Calling {
  /** Null: on standard input. */
  readonly output: number | null;
  readonly answer: number;
  readonly accepted: number;
  readonly wrong: number;
}

const testlibCalling: Calling = { output: 2, answer: 3, accepted: 0, wrong: 1 };
const callings: Readonly<Record<Exclude<CheckerConvention, 'JAVASCRIPT'>, Calling>> = {
  TESTLIB: testlibCalling,
  POLYGON: testlibCalling,
  HOJ: { output: 2, answer: 3, accepted: 0, wrong: 102 },
  KATTIS: { output: null, answer: 2, accepted: 42, wrong: 43 },
};

function pythonStub({ output, answer, accepted, wrong }: Calling, role: Role): string {
  const found =
    role === 'interactor'
      ? 'print(open(sys.argv[1]).read().strip(), flush=True)\nfound = sys.stdin.readline().split()'
      : output === null
        ? 'found = sys.stdin.read().split()'
        : `found = open(sys.argv[${output}]).read().split()`;
  return `import sys

expected = open(sys.argv[${answer}]).read().split()
${found}
if found != expected:
    print("expected", *expected, "found", *found, file=sys.stderr)
    sys.exit(${wrong})
sys.exit(${accepted})
`;
}

function familyOf(languageKey: string): Family | null {
  if (languageKey.startsWith('cpp')) return 'cpp';
  return languageKey === 'python3' || languageKey === 'pypy3' ? 'python' : null;
}

function stubOf(convention: CheckerConvention, family: Family | null, role: Role): string {
  if (convention === 'JAVASCRIPT' || family === null) return '';
  if (family === 'python') return pythonStub(callings[convention], role);
  if (convention === 'HOJ') return '';
  return (convention === 'KATTIS' ? kattisCppStubs : testlibStubs)[role];
}

const stubs: ReadonlySet<string> = new Set(
  (['TESTLIB', 'HOJ', 'KATTIS'] as const).flatMap((convention) =>
    (['cpp', 'python'] as const).flatMap((family) =>
      (['checker', 'interactor'] as const).map((role) => stubOf(convention, family, role)),
    ),
  ),
);

/** What of a checker is chosen; what is left out stays. */
interface Choice {
  readonly convention?: CheckerConvention;
  readonly languageKey?: string;
}

/**
 * Puts a stub into an editor that is empty or holds another stub: of the convention, the language and the mode, or
 * nothing where there is none. testlib starts in C++ unless another language is chosen.
 */
export function startChecker(checker: CheckerValues, judgeMode: JudgeMode, choice: Choice = {}): CheckerValues {
  const chosen = { ...checker, ...choice };
  if (checker.code.trim() !== '' && !stubs.has(checker.code)) return chosen;
  if (judgeMode === 'DEFAULT') return { ...chosen, code: '' };
  const { convention } = chosen;
  const isTestlib = convention === 'TESTLIB' && choice.languageKey === undefined;
  const languageKey = isTestlib && familyOf(chosen.languageKey) === null ? 'cpp' : chosen.languageKey;
  const role = judgeMode === 'INTERACTIVE' ? 'interactor' : 'checker';
  return { languageKey, convention, code: stubOf(convention, familyOf(languageKey), role) };
}
