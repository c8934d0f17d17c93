import type { Sentence } from '../../core/errors.ts';
import { isDisplayId } from '../bank/display-id.ts';
import { caseFaults } from './case-faults.ts';
import type { FaultFacts } from './fault-facts.ts';
import { duplicateFaults, isBlank, required, type Fault } from './fault.ts';
import { judgingFaults } from './judging-faults.ts';
import { maxMb, maxTimeLimitMs } from './problem-bounds.ts';
import type { ProblemInput, StatementInput } from './problem-input.ts';

/** Everything that is wrong with a problem as its form sends it (specification of groups and admin, section 5). */
export function problemFaults(input: ProblemInput, facts: FaultFacts): Fault[] {
  return [
    ...displayIdFaults(input),
    ...limitFaults(input),
    ...statementFaults(input.statements, facts.storedStatements),
    ...sampleFaults(input),
    ...tagFaults(input),
    ...judgingFaults(input, facts),
    ...caseFaults(input, facts),
  ];
}

const badDisplayId: Sentence = {
  'zh-CN': '题号不能含有空格、控制字符和 / ? # % \\ 等字符，也不能只由句点组成。',
  'en-US': 'A display id has no blanks or control characters, none of / ? # % \\, and more than dots.',
};

function displayIdFaults({ displayId }: ProblemInput): Fault[] {
  if (isBlank(displayId)) return [required('displayId')];
  return isDisplayId(displayId.trim()) ? [] : [{ path: 'displayId', sentence: badDisplayId }];
}

function limitFaults({ timeLimitMs, memoryLimitMb, stackLimitMb, outputLimitMb }: ProblemInput): Fault[] {
  return [
    ...rangeFault('timeLimitMs', timeLimitMs, maxTimeLimitMs),
    ...rangeFault('memoryLimitMb', memoryLimitMb, maxMb),
    ...rangeFault('stackLimitMb', stackLimitMb, maxMb),
    ...(typeof outputLimitMb !== 'number' ? [] : rangeFault('outputLimitMb', outputLimitMb, maxMb)),
  ];
}

function rangeFault(path: string, value: number, most: number): Fault[] {
  if (value >= 1 && value <= most) return [];
  return [
    { path, sentence: { 'zh-CN': `必须是 1 到 ${most} 之间的整数。`, 'en-US': `It must be from 1 to ${most}.` } },
  ];
}

const noStatement: Sentence = {
  'zh-CN': '至少需要一种语言的题面。',
  'en-US': 'A statement in at least one language is needed.',
};
const badLanguage: Sentence = {
  'zh-CN': '语言标记不正确，例如 zh 或 en。',
  'en-US': 'This is not the tag of a language, such as zh or en.',
};
const doubleLanguage: Sentence = {
  'zh-CN': '同一种语言的题面只能有一份。',
  'en-US': 'There is a statement in this language already.',
};

function statementFaults(statements: readonly StatementInput[], stored: readonly StatementInput[]): Fault[] {
  if (statements.length === 0) return [{ path: 'statements', sentence: noStatement }];
  const faults: Fault[] = duplicateFaults(
    statements.map(({ language }) => language.toLowerCase()),
    (index) => `statements.${index}.language`,
    doubleLanguage,
  );
  statements.forEach((statement, index) => {
    if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/iu.test(statement.language))
      faults.push({ path: `statements.${index}.language`, sentence: badLanguage });
    const before = stored.find(({ language }) => language === statement.language);
    for (const part of ['title', 'description', 'input', 'output'] as const) {
      const wasLeftOut = part !== 'title' && before !== undefined && isBlank(before[part]);
      if (isBlank(statement[part]) && !wasLeftOut) faults.push(required(`statements.${index}.${part}`));
    }
  });
  return faults;
}

const emptySample: Sentence = { 'zh-CN': '样例需要输入或输出。', 'en-US': 'A sample needs an input or an output.' };

function sampleFaults({ samples }: ProblemInput): Fault[] {
  return samples.flatMap(({ input, output, interaction }, index) =>
    isBlank(input) && isBlank(output) && isBlank(interaction ?? '')
      ? [{ path: `samples.${index}`, sentence: emptySample }]
      : [],
  );
}

const doubleTag: Sentence = { 'zh-CN': '标签重复。', 'en-US': 'This tag is there already.' };

function tagFaults({ tags }: ProblemInput): Fault[] {
  return [
    ...tags.flatMap((tag, index) => (isBlank(tag) ? [required(`tags.${index}`)] : [])),
    ...duplicateFaults(
      tags.map((tag) => tag.trim().toLowerCase()),
      (index) => `tags.${index}`,
      doubleTag,
    ),
  ];
}
