import type { Sentence } from '../../core/errors.ts';
import { isSubtaskMode } from './case-plan.ts';
import type { FaultFacts } from './fault-facts.ts';
import { duplicateFaults, isBlank, type Fault } from './fault.ts';
import { maxGroupNumber, maxScore } from './problem-bounds.ts';
import type { ProblemInput, TestsInput } from './problem-input.ts';

const noTests: Sentence = {
  'zh-CN': '请上传测试数据，或手动填写测试点。',
  'en-US': 'Upload test data, or type test cases.',
};
const twoSources: Sentence = {
  'zh-CN': '上传的数据和手动填写的测试点只能选择一种。',
  'en-US': 'Take either an upload or typed cases.',
};
const emptyCase: Sentence = { 'zh-CN': '测试点需要输入或输出。', 'en-US': 'A test case needs an input or an output.' };
const badScore: Sentence = {
  'zh-CN': `分数必须是 0 到 ${maxScore} 之间的整数。`,
  'en-US': `A score is a whole number from 0 to ${maxScore}.`,
};
const unknownCase: Sentence = { 'zh-CN': '没有这个名称的测试点。', 'en-US': 'There is no test case of this name.' };
const doubleCase: Sentence = { 'zh-CN': '这个测试点已经设置过。', 'en-US': 'This test case is there already.' };
const badNumber: Sentence = {
  'zh-CN': `子任务编号必须是 1 到 ${maxGroupNumber} 之间的整数。`,
  'en-US': `The number of a group is from 1 to ${maxGroupNumber}.`,
};
const doubleGroup: Sentence = { 'zh-CN': '这个子任务已经设置过。', 'en-US': 'This group is there already.' };
const unknownGroup: Sentence = { 'zh-CN': '没有测试点属于这个子任务。', 'en-US': 'No test case is in this group.' };
const laterGroup: Sentence = {
  'zh-CN': '子任务只能依赖编号更小且已有测试点的子任务。',
  'en-US': 'A group depends on groups of lower numbers that have test cases.',
};

/** What is wrong with the test cases of a form, their scores and their groups. */
export function caseFaults(input: ProblemInput, facts: FaultFacts): Fault[] {
  const { tests } = input;
  const faults = tests ? settingFaults(tests, facts) : [];
  if (facts.cases === null)
    return facts.hasStoredTests || facts.isRemote ? faults : [{ path: 'tests', sentence: noTests }];
  if (facts.cases.length === 0 && faults.length === 0) faults.push({ path: 'tests', sentence: noTests });
  if (input.type === 'OI' && isSubtaskMode(input.judgeCaseMode)) faults.push(...groupFaults(tests, facts.cases));
  return faults;
}

function settingFaults({ uploadId, manualCases, cases, groups }: TestsInput, facts: FaultFacts): Fault[] {
  const names = new Set(facts.cases?.map(({ name }) => name));
  return [
    ...(uploadId && manualCases ? [{ path: 'tests', sentence: twoSources }] : []),
    ...(manualCases ?? []).flatMap(({ input, output }, index) =>
      isBlank(input) && isBlank(output) ? [{ path: `tests.manualCases.${index}`, sentence: emptyCase }] : [],
    ),
    ...cases.flatMap(({ name, score, groupNumber }, index) => [
      ...(names.has(name) ? [] : [{ path: `tests.cases.${index}.name`, sentence: unknownCase }]),
      ...(typeof score !== 'number' || (score >= 0 && score <= maxScore)
        ? []
        : [{ path: `tests.cases.${index}.score`, sentence: badScore }]),
      ...(typeof groupNumber !== 'number' || isNumber(groupNumber)
        ? []
        : [{ path: `tests.cases.${index}.groupNumber`, sentence: badNumber }]),
    ]),
    ...duplicateFaults(
      cases.map(({ name }) => name),
      (index) => `tests.cases.${index}.name`,
      doubleCase,
    ),
    ...duplicateFaults(
      groups.map(({ number }) => String(number)),
      (index) => `tests.groups.${index}.number`,
      doubleGroup,
    ),
  ];
}

function isNumber(number: number): boolean {
  return number >= 1 && number <= maxGroupNumber;
}

function groupFaults(tests: TestsInput | null | undefined, cases: NonNullable<FaultFacts['cases']>): Fault[] {
  const numbers = new Set(cases.map(({ groupNumber }) => groupNumber));
  const settings = new Map(tests?.cases.map(({ name }, index) => [name, index]));
  const ungrouped = cases.filter(({ groupNumber }) => groupNumber === null);
  return [
    ...ungrouped.map(({ name }): Fault => {
      const index = settings.get(name);
      return {
        path: index === undefined ? 'tests.cases' : `tests.cases.${index}.groupNumber`,
        sentence: noGroup(name),
      };
    }),
    ...(tests?.groups ?? []).flatMap(({ number, requires }, index) => [
      ...(numbers.has(number) ? [] : [{ path: `tests.groups.${index}.number`, sentence: unknownGroup }]),
      ...(requires.every((other) => other < number && numbers.has(other))
        ? []
        : [{ path: `tests.groups.${index}.requires`, sentence: laterGroup }]),
    ]),
  ];
}

function noGroup(name: string): Sentence {
  return {
    'zh-CN': `子任务模式下每个测试点都需要子任务编号，${name} 没有。`,
    'en-US': `In subtask modes every test case needs a group number; ${name} has none.`,
  };
}
