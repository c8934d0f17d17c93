import { expect, test } from 'vitest';
import { problemFaults } from './faults.ts';
import { sectionOf } from './sections.ts';
import { checkerKey, emptyProblem, emptyStatement, type ProblemValues } from './values.ts';

const blank = emptyProblem('en');
/** A problem that can be saved as it is. */
const whole: ProblemValues = {
  ...blank,
  displayId: '2001',
  statements: [
    { ...emptyStatement('en'), title: 'Choir', description: 'Sing.', input: 'Two numbers.', output: 'Their sum.' },
  ],
  tests: {
    ...blank.tests,
    source: 'MANUAL',
    manualCases: [{ key: 'a', input: '1 2', output: '3', score: '100', groupNumber: '1' }],
  },
};
const faultyPaths = (change: Partial<ProblemValues>) => Object.keys(problemFaults({ ...whole, ...change }));

test('an empty form names what it needs, in the order of its sections', () => {
  expect(Object.keys(problemFaults(blank))).toEqual([
    'displayId',
    'statements.0.title',
    'statements.0.description',
    'statements.0.input',
    'statements.0.output',
    'tests',
  ]);
});

test('a whole problem has no fault', () => {
  expect(problemFaults(whole)).toEqual({});
});

test.each<[string, Partial<ProblemValues>, string[]]>([
  ['both names of file IO are needed', { isFileIo: true, ioReadFileName: ' ' }, ['ioReadFileName', 'ioWriteFileName']],
  [
    'a program cannot read and write the same file',
    { isFileIo: true, ioReadFileName: 'data', ioWriteFileName: 'data' },
    ['ioWriteFileName'],
  ],
  [
    'names of files have no folders',
    { isFileIo: true, ioReadFileName: '../in', ioWriteFileName: 'out' },
    ['ioReadFileName'],
  ],
  ['a display id stands in addresses', { displayId: 'a/b' }, ['displayId']],
  ['a display id leads to its own page', { displayId: '..' }, ['displayId']],
  [
    'a sample needs an input or an output',
    { samples: [{ key: 'a', input: ' ', output: '', interaction: '', explanation: 'x' }] },
    ['samples.0'],
  ],
  ['at least one language is needed', { isEveryLanguage: false }, ['languageKeys']],
  [
    'an enabled template must not be empty',
    { codeTemplates: [{ languageKey: 'c', isEnabled: true, prepend: '', template: ' ', append: '' }] },
    ['codeTemplates.0.template'],
  ],
  [
    'a template that is off may be empty',
    { codeTemplates: [{ languageKey: 'c', isEnabled: false, prepend: '', template: '', append: '' }] },
    [],
  ],
  [
    'limits are whole numbers within the bounds',
    { timeLimitMs: '0', memoryLimitMb: '1.5', stackLimitMb: '', outputLimitMb: 'x' },
    ['timeLimitMs', 'memoryLimitMb', 'stackLimitMb', 'outputLimitMb'],
  ],
  [
    'factors are positive numbers, or none',
    { languageFactors: [{ languageKey: 'c', timeFactor: '-1', memoryFactor: '' }] },
    ['languageFactors.0.timeFactor'],
  ],
  [
    'extra files need a name and a content, and names differ',
    {
      userExtraFiles: [
        { key: 'a', name: 'x.h', content: 'a' },
        { key: 'b', name: 'x.h', content: '' },
      ],
      judgeExtraFiles: [{ key: 'c', name: '', content: 'b' }],
    },
    ['userExtraFiles.1.name', 'userExtraFiles.1.content', 'judgeExtraFiles.0.name'],
  ],
  [
    'every statement needs a title, an input and an output',
    { statements: [...whole.statements, emptyStatement('zh')] },
    ['statements.1.title', 'statements.1.description', 'statements.1.input', 'statements.1.output'],
  ],
  [
    'a typed case needs an input or an output',
    { tests: { ...whole.tests, manualCases: [{ key: 'a', input: '', output: '', score: '', groupNumber: '' }] } },
    ['tests.manualCases.0'],
  ],
])('%s', (_rule, change, paths) => {
  expect(faultyPaths(change)).toEqual(paths);
});

test.each(['-1', '1.5', 'ten', ''])('an OI score %j is not a whole number from 0', (score) => {
  expect(
    faultyPaths({
      type: 'OI',
      tests: { ...whole.tests, manualCases: [{ key: 'a', input: '1', output: '', score, groupNumber: '' }] },
    }),
  ).toEqual(['tests.cases.0.score']);
});

test('subtask modes need a group for each case, and groups wait for earlier ones only', () => {
  const tests = {
    ...whole.tests,
    manualCases: ['1', ''].map((groupNumber) => ({
      key: groupNumber,
      input: '1',
      output: '',
      score: '50',
      groupNumber,
    })),
    groups: [{ number: 1, requires: [2] }],
  };
  expect(faultyPaths({ type: 'OI', judgeCaseMode: 'SUBTASK_AVERAGE', tests })).toEqual([
    'tests.cases.1.groupNumber',
    'tests.groups.0.requires',
  ]);
});

test('a checker must be there, and must have compiled as it is now', () => {
  const special: ProblemValues = { ...whole, judgeMode: 'SPECIAL' };
  expect(problemFaults(special)['checker.code']?.id).toBe('author.fault.checkerCode');
  const written = { ...special, checker: { ...special.checker, code: 'int main() {}' } };
  expect(problemFaults(written)['checker.code']?.id).toBe('author.fault.notCompiled');
  const compiled = { ...written, compiledChecker: checkerKey(written) };
  expect(problemFaults(compiled)).toEqual({});
  expect(
    problemFaults({ ...compiled, checker: { ...compiled.checker, code: 'int main() { }' } })['checker.code']?.id,
  ).toBe('author.fault.notCompiled');
  expect(
    problemFaults({ ...compiled, judgeExtraFiles: [{ key: 'a', name: 'a.h', content: 'int a;' }] })['checker.code']?.id,
  ).toBe('author.fault.notCompiled');
});

test('what a package left out may stay so, and a checker that is not touched need not be compiled again', () => {
  const saved: ProblemValues = {
    ...whole,
    judgeMode: 'SPECIAL',
    checker: { ...whole.checker, code: 'int main() {}' },
    statements: [{ ...emptyStatement('en'), title: 'Choir' }],
  };
  expect(problemFaults(saved, saved)).toEqual({});
  expect(Object.keys(problemFaults(saved))).toContain('checker.code');
});

test.each([
  ['statements.0.title', 'statements'],
  ['checker.code', 'judging'],
  ['tests.groups.1.requires', 'tests'],
  ['something.new', 'basics'],
])('the field %s is in the section %s', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});
