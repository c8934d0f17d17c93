import type { CheckerConvention, CheckerValues, JudgeMode } from './values.ts';

const checkerStub = `#include "testlib.h"

int main(int argc, char* argv[]) {
    registerTestlibCmd(argc, argv);
    int expected = ans.readInt();
    int found = ouf.readInt();
    if (found != expected) quitf(_wa, "expected %d, found %d", expected, found);
    quitf(_ok, "found %d", found);
}
`;
const interactorStub = `#include "testlib.h"

#include <iostream>

int main(int argc, char* argv[]) {
    registerInteraction(argc, argv);
    std::cout << inf.readInt() << std::endl;
    int expected = ans.readInt();
    int found = ouf.readInt();
    if (found != expected) quitf(_wa, "expected %d, found %d", expected, found);
    quitf(_ok, "found %d", found);
}
`;

/** Puts the testlib stub in C++ into an empty editor, and takes it out again where another one is needed. */
export function startChecker(
  checker: CheckerValues,
  judgeMode: JudgeMode,
  convention: CheckerConvention = checker.convention,
): CheckerValues {
  const isUntouched = [checkerStub, interactorStub, ''].includes(checker.code.trim() === '' ? '' : checker.code);
  if (!isUntouched) return { ...checker, convention };
  if (convention !== 'TESTLIB' || judgeMode === 'DEFAULT') return { ...checker, convention, code: '' };
  const languageKey = checker.languageKey.startsWith('cpp') ? checker.languageKey : 'cpp';
  return { languageKey, convention, code: judgeMode === 'INTERACTIVE' ? interactorStub : checkerStub };
}
