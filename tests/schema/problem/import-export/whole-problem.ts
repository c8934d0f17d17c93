import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Status } from '@verdict/judge/protocol/status.ts';
import { type ReadProblem, plainGroup } from '@verdict/schema/problem/package/problem-content.ts';

/** A problem that has something in every field there is, with its files in a folder. */
export async function wholeProblem(folder: string): Promise<ReadProblem> {
  const keep = async (name: string, content: string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };
  const testCase = async (name: string, wishes: Partial<ReadProblem['tests']['cases'][number]> = {}) => ({
    name,
    isSample: false,
    input: await keep(`tests/${name}.in`, `${name}\n`),
    answer: await keep(`tests/${name}.out`, `answer of ${name}\n`),
    score: null,
    validatorFlags: [],
    args: [],
    files: [],
    ...wishes,
  });
  return {
    shortName: 'whole',
    displayId: 'WHOLE-1',
    facts: {
      title: 'Everything',
      authorName: 'Ada 阿达',
      type: 'OI',
      timeLimitMs: 1_234,
      memoryLimitMb: 77,
      stackLimitMb: 33,
      outputLimitMb: 5,
      source: 'Cup "2026": finals',
      license: 'cc by',
      totalScore: 100,
      isCodeShared: false,
      isRemoveEndBlank: false,
      isCaseResultPublished: false,
      ioReadFileName: 'whole.in',
      ioWriteFileName: 'whole.out',
      judgeMode: 'SPECIAL',
      judgeCaseMode: 'SUBTASK_LOWEST',
      comparison: {
        isCaseSensitive: true,
        isSpaceChangeSensitive: false,
        floatAbsoluteTolerance: 1e-6,
        floatRelativeTolerance: null,
      },
      checkerConvention: 'TESTLIB',
      checkerLanguageKey: 'cpp17',
      checkerEntryPoint: null,
      languageKeys: ['cpp', 'python3'],
      languageFactors: { python3: { timeFactor: 2.5, memoryFactor: 1.5 } },
    },
    difficulty: 'HARD',
    tags: ['easy', '图论', 'dp & more'],
    statements: [
      {
        language: 'zh',
        title: '一切',
        description: '见 ![图](图 1.png)。\n\n## 输入\n\n这里的标题属于描述。',
        input: '两个数。',
        output: '一个数。\n',
        hint: '  提示',
      },
      {
        language: 'en',
        title: 'Everything',
        description: 'See ![picture](%E5%9B%BE%201.png) and [notes](notes.txt).',
        input: '',
        output: '## Input\n\nodd',
        hint: '',
      },
    ],
    samples: [
      { input: '1 2\n', output: '3', interaction: null, explanation: '1 + 2 = 3' },
      { input: '', output: '', interaction: '<1\n>2', explanation: null },
    ],
    files: [
      { kind: 'STATEMENT', name: '图 1.png', file: await keep('picture', 'not really a picture') },
      { kind: 'ATTACHMENT', name: 'notes.txt', file: await keep('notes', 'notes') },
      { kind: 'USER_EXTRA', name: 'lib.h', file: await keep('lib.h', '// for contestants') },
      { kind: 'JUDGE_EXTRA', name: 'data.txt', file: await keep('data.txt', '42') },
      { kind: 'INCLUDE', name: 'cpp/grader.cpp', file: await keep('grader.cpp', '// grader') },
      {
        kind: 'CHECKER_SOURCE',
        name: 'checker.cpp',
        file: await keep('checker.cpp', '#include "extra.h"\nint main() {}'),
      },
      { kind: 'CHECKER_SOURCE', name: 'extra.h', file: await keep('extra.h', '// header') },
      { kind: 'INPUT_VALIDATOR', name: 'check.py/check.py', file: await keep('check.py', 'print(1)') },
      { kind: 'JURY_SOURCE', name: 'accepted/main.cpp/main.cpp', file: await keep('main.cpp', 'int main() {}') },
      { kind: 'JURY_SOURCE', name: 'slow/Two.java', file: await keep('Two.java', 'class Two {}') },
      { kind: 'JURY_SOURCE', name: 'slow/One.java', file: await keep('One.java', 'class One {}') },
    ],
    templates: [
      { languageKey: 'cpp', prepend: '// before', template: 'int solve();\n', append: '// after', isEnabled: true },
      { languageKey: 'python3', prepend: '', template: 'pass', append: '', isEnabled: false },
    ],
    jury: [
      {
        name: 'accepted/main.cpp',
        languageKey: 'cpp',
        entryPoint: null,
        expected: [Status.ACCEPTED],
        minScore: 100,
        maxScore: 100,
        conditions: [],
      },
      {
        name: 'slow',
        languageKey: 'java',
        entryPoint: 'Two',
        expected: [Status.TIME_LIMIT_EXCEEDED, Status.PARTIAL_ACCEPTED],
        minScore: null,
        maxScore: 40.5,
        conditions: [{ cases: 'secret/group2', permitted: ['TLE'], required: null, score: [0, 10] }],
      },
    ],
    tests: plainGroup('data', {
      groups: [
        plainGroup('secret/group1', {
          cases: [await testCase('2', { score: 40 }), await testCase('10', { score: 40, isSample: true })],
        }),
        {
          ...plainGroup('secret/group2', {
            cases: [
              await testCase('大 数据', {
                score: 60,
                validatorFlags: ['tolerance', '1e-6'],
                args: ['--fast'],
                files: [{ name: 'extra.txt', file: await keep('case-extra', 'beside') }],
              }),
            ],
          }),
          aggregation: 'MIN',
          isBreakOnReject: true,
          acceptScore: 2.5,
          rejectScore: 0.5,
          maxScore: 60,
          requires: ['secret/group1'],
        },
      ],
    }),
  };
}
