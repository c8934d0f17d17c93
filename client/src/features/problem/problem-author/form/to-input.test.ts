import { expect, test } from 'vitest';
import type { ProblemForm_FormFragment } from '../problem-form.generated.ts';
import { afterSave } from './after-save.ts';
import { draftData, draftValues, isSameForm } from './draft-data.ts';
import { storedValues } from './from-stored.ts';
import { problemInput } from './to-input.ts';
import { emptyProblem } from './values.ts';

const languages = ['c', 'cpp', 'python3'];

/** A problem as the server gives it. */
const stored: ProblemForm_FormFragment = {
  __typename: 'ProblemForm',
  id: 1,
  version: 3,
  displayId: '1001',
  title: 'Ropes',
  type: 'OI',
  visibility: 'PUBLIC',
  difficulty: 'HARD',
  timeLimitMs: 1500,
  memoryLimitMb: 256,
  stackLimitMb: 64,
  outputLimitMb: null,
  source: null,
  isRemote: false,
  isCodeShared: true,
  isRemoveEndBlank: true,
  isCaseResultPublished: false,
  ioReadFileName: null,
  ioWriteFileName: null,
  judgeMode: 'DEFAULT',
  judgeCaseMode: 'SUBTASK_LOWEST',
  checker: null,
  checkerCompile: null,
  languageKeys: languages,
  languageFactors: [{ __typename: 'ProblemLanguageFactor', languageKey: 'python3', timeFactor: 3, memoryFactor: null }],
  statements: [
    {
      __typename: 'ProblemStatement',
      language: 'en',
      title: 'Ropes',
      description: 'd',
      input: 'i',
      output: 'o',
      hint: '',
    },
  ],
  samples: [{ __typename: 'ProblemSample', input: '', output: '', interaction: '<1\n>2', explanation: null }],
  tags: ['greedy'],
  userExtraFiles: [],
  judgeExtraFiles: [],
  codeTemplates: [],
  testCaseCount: 2,
  isManualCases: false,
  manualCases: [],
  groups: [
    { __typename: 'ProblemGroup', number: 1, requires: [] },
    { __typename: 'ProblemGroup', number: 2, requires: [1] },
  ],
  updatedAt: '2026-11-21T00:00:00Z',
  hasTokenComparison: false,
  viewerCanPublish: true,
};
const cases = [1, 2].map((number) => ({
  __typename: 'ProblemCase' as const,
  name: String(number),
  inputBytes: 2,
  outputBytes: 2,
  score: 50,
  groupNumber: number,
}));
const values = storedValues(stored, cases, languages);

test('a form that nobody touched sends what is stored, and leaves the tests alone', () => {
  const input = problemInput(values, languages, values);
  expect(input).toMatchObject({
    displayId: '1001',
    timeLimitMs: 1500,
    outputLimitMb: null,
    source: null,
    languageKeys: languages,
    judgeCaseMode: 'SUBTASK_LOWEST',
    checker: null,
    tests: null,
  });
  expect(input.languageFactors).toEqual([{ languageKey: 'python3', timeFactor: 3, memoryFactor: null }]);
  expect(input.samples).toEqual([{ input: '', output: '', interaction: '<1\n>2', explanation: null }]);
});

test('other scores of the same tests are sent without an archive', () => {
  const keptCases = values.tests.keptCases.map((one, index) => ({ ...one, score: index === 0 ? '40' : '60' }));
  expect(problemInput({ ...values, tests: { ...values.tests, keptCases } }, languages, values).tests).toEqual({
    uploadId: null,
    manualCases: null,
    cases: [
      { name: '1', score: 40, groupNumber: 1 },
      { name: '2', score: 60, groupNumber: 2 },
    ],
    groups: [
      { number: 1, requires: [] },
      { number: 2, requires: [1] },
    ],
  });
});

test('typed cases are named by their order', () => {
  const manualCases = [{ key: 'a', input: '1', output: '2', score: '100', groupNumber: '1' }];
  const { tests } = problemInput(
    { ...values, tests: { ...values.tests, source: 'MANUAL', manualCases, groups: [{ number: 1, requires: [] }] } },
    languages,
    values,
  );
  expect(tests).toMatchObject({
    uploadId: null,
    manualCases: [{ input: '1', output: '2' }],
    cases: [{ name: '1', score: 100, groupNumber: 1 }],
  });
});

test('an ACM problem has neither scores nor groups', () => {
  const { tests } = problemInput({ ...values, type: 'ACM', judgeCaseMode: 'DEFAULT' }, languages, values);
  expect(tests).toMatchObject({
    cases: [
      { score: null, groupNumber: null },
      { score: null, groupNumber: null },
    ],
    groups: [],
  });
});

test('the cases of an archive are those of the problem once it is saved', () => {
  const uploaded = {
    ...values,
    tests: {
      ...values.tests,
      source: 'UPLOADED' as const,
      uploadId: 'u',
      fileName: 'a.zip',
      cases: values.tests.keptCases.slice(0, 1),
    },
  };
  const saved = afterSave(uploaded);
  expect(saved.tests).toMatchObject({ source: 'KEPT', uploadId: null, keptCases: uploaded.tests.cases });
  expect(problemInput(saved, languages, saved).tests).toBeNull();
});

test('a draft brings back what was typed; one of another format is none', () => {
  expect(draftValues(draftData(values))).toEqual(values);
  expect(draftValues('{"format":0,"values":{}}')).toBeNull();
  expect(draftValues('nonsense')).toBeNull();
});

test('a compile alone is no change of the problem', () => {
  const blank = emptyProblem('en');
  expect(isSameForm(blank, { ...blank, compiledChecker: 'x' })).toBe(true);
  expect(isSameForm(blank, { ...blank, source: 'x' })).toBe(false);
});
