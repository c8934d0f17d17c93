import { relativePathSchema } from '@verdict/judge/protocol/task.ts';
import type { JudgeCaseMode, ProblemType } from '@verdict/prisma/generated/client/client.ts';
import type { Sentence } from '../../core/errors.ts';
import type { FaultFacts } from './fault-facts.ts';
import { duplicateFaults, isBlank, required, type Fault } from './fault.ts';
import type { ProblemInput, TextFileInput } from './problem-input.ts';

/** What is wrong with how solutions are run and compared. */
export function judgingFaults(input: ProblemInput, facts: FaultFacts): Fault[] {
  return [
    ...fileIoFaults(input),
    ...checkerFaults(input),
    ...caseModeFaults(input, facts),
    ...languageFaults(input, facts),
    ...extraFileFaults('userExtraFiles', input.userExtraFiles),
    ...extraFileFaults('judgeExtraFiles', input.judgeExtraFiles),
    ...templateFaults(input, facts),
  ];
}

const badFileName: Sentence = {
  'zh-CN': '文件名只能含有字母、数字和 . _ -，例如 data.in。',
  'en-US': 'A file name is made of letters, digits and . _ -, such as data.in.',
};
const sameFileName: Sentence = {
  'zh-CN': '输入文件和输出文件不能同名。',
  'en-US': 'The program cannot read and write the same file.',
};

function fileIoFaults(input: ProblemInput): Fault[] {
  const names = {
    ioReadFileName: input.ioReadFileName?.trim() ?? '',
    ioWriteFileName: input.ioWriteFileName?.trim() ?? '',
  };
  const keys = ['ioReadFileName', 'ioWriteFileName'] as const;
  if (keys.every((key) => names[key] === '')) return [];
  const faults = keys.flatMap((key) => {
    if (names[key] === '') return [required(key)];
    return /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/u.test(names[key]) ? [] : [{ path: key, sentence: badFileName }];
  });
  return faults.length === 0 && names.ioReadFileName === names.ioWriteFileName
    ? [{ path: 'ioWriteFileName', sentence: sameFileName }]
    : faults;
}

const noChecker: Sentence = {
  'zh-CN': '特殊评测和交互评测需要填写校验器或交互程序的代码。',
  'en-US': 'This judge mode needs the code of a checker or interactor.',
};

function checkerFaults({ judgeMode, checker }: ProblemInput): Fault[] {
  if (judgeMode === 'DEFAULT') return [];
  if (!checker || isBlank(checker.code)) return [{ path: 'checker.code', sentence: noChecker }];
  return isBlank(checker.languageKey) ? [required('checker.languageKey')] : [];
}

const modesOf: Readonly<Record<ProblemType, readonly JudgeCaseMode[]>> = {
  ACM: ['DEFAULT', 'ERGODIC_WITHOUT_ERROR'],
  OI: ['DEFAULT', 'SUBTASK_LOWEST', 'SUBTASK_AVERAGE'],
};
const badCaseMode: Sentence = {
  'zh-CN': '该测试点模式不适用于此题目类型。',
  'en-US': 'Problems of this type are not judged in this case mode.',
};
const packageMode: Sentence = {
  'zh-CN': '题目包的测试组只能保持原样：更换测试数据或修改题目类型时请选择其他模式。',
  'en-US': 'Test groups of a package stay as they are: choose another mode to change test data or type.',
};

function caseModeFaults({ type, judgeCaseMode }: ProblemInput, { isTestGroups, cases }: FaultFacts): Fault[] {
  if (judgeCaseMode === 'TEST_GROUPS')
    return isTestGroups && cases === null ? [] : [{ path: 'judgeCaseMode', sentence: packageMode }];
  return modesOf[type].includes(judgeCaseMode) ? [] : [{ path: 'judgeCaseMode', sentence: badCaseMode }];
}

const noLanguage: Sentence = { 'zh-CN': '至少选择一种编程语言。', 'en-US': 'Choose at least one language.' };
const unknownLanguage: Sentence = { 'zh-CN': '没有这种编程语言。', 'en-US': 'There is no such language.' };
const badFactor: Sentence = {
  'zh-CN': '倍数必须大于 0 且不超过 100。',
  'en-US': 'A factor must be above 0 and at most 100.',
};

function languageFaults({ languageKeys, languageFactors }: ProblemInput, facts: FaultFacts): Fault[] {
  if (languageKeys.length === 0) return [{ path: 'languageKeys', sentence: noLanguage }];
  return [
    ...languageKeys.flatMap((key, index) =>
      facts.languageKeys.has(key) ? [] : [{ path: `languageKeys.${index}`, sentence: unknownLanguage }],
    ),
    ...languageFactors.flatMap((factors, index) => {
      const faults = facts.languageKeys.has(factors.languageKey)
        ? []
        : [{ path: `languageFactors.${index}.languageKey`, sentence: unknownLanguage }];
      for (const key of ['timeFactor', 'memoryFactor'] as const) {
        const factor = factors[key];
        if (typeof factor === 'number' && !(factor > 0 && factor <= 100))
          faults.push({ path: `languageFactors.${index}.${key}`, sentence: badFactor });
      }
      return faults;
    }),
    ...duplicateFaults(
      languageFactors.map(({ languageKey }) => languageKey),
      (index) => `languageFactors.${index}.languageKey`,
      doubleLanguage,
    ),
  ];
}

const doubleLanguage: Sentence = { 'zh-CN': '这种语言已经设置过。', 'en-US': 'This language is there already.' };
const badPath: Sentence = { 'zh-CN': '文件名无效。', 'en-US': 'The file name is not right.' };
const doubleFile: Sentence = { 'zh-CN': '文件名重复。', 'en-US': 'There is a file of this name already.' };

function extraFileFaults(field: 'userExtraFiles' | 'judgeExtraFiles', files: readonly TextFileInput[]): Fault[] {
  return [
    ...files.flatMap(({ name, content }, index) => {
      const faults: Fault[] = [];
      if (isBlank(name)) faults.push(required(`${field}.${index}.name`));
      else if (!relativePathSchema.safeParse(name).success)
        faults.push({ path: `${field}.${index}.name`, sentence: badPath });
      if (content === '') faults.push(required(`${field}.${index}.content`));
      return faults;
    }),
    ...duplicateFaults(
      files.map(({ name }) => name),
      (index) => `${field}.${index}.name`,
      doubleFile,
    ),
  ];
}

function templateFaults({ codeTemplates }: ProblemInput, facts: FaultFacts): Fault[] {
  return [
    ...codeTemplates.flatMap(({ languageKey, template, isEnabled }, index) => {
      if (!facts.languageKeys.has(languageKey))
        return [{ path: `codeTemplates.${index}.languageKey`, sentence: unknownLanguage }];
      return isEnabled && isBlank(template) ? [required(`codeTemplates.${index}.template`)] : [];
    }),
    ...duplicateFaults(
      codeTemplates.map(({ languageKey }) => languageKey),
      (index) => `codeTemplates.${index}.languageKey`,
      doubleLanguage,
    ),
  ];
}
