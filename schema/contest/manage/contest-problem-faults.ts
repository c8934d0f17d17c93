import type { ProblemType } from '@verdict/prisma/generated/client/client.ts';
import type { Sentence } from '../../core/errors.ts';
import { isBlank, required, type Fault } from '../../problem/editing/fault.ts';
import { badColor, isCssColor } from './css-color.ts';

/** How a contest names a problem. */
export interface ContestProblemInput {
  readonly displayId: string;
  readonly displayTitle: string;
  readonly color?: string | null | undefined;
}

const badDisplayId: Sentence = {
  'zh-CN': '题号不能含有空格和 / ? # % \\ 等字符。',
  'en-US': 'A display id has no blanks and none of / ? # % \\.',
};

/** What is wrong with how a contest would name a problem. */
export function namingFaults({ displayId, displayTitle, color }: ContestProblemInput): Fault[] {
  return [
    ...(isBlank(displayId)
      ? [required('displayId')]
      : /^[^\s/?#%\\]+$/u.test(displayId.trim())
        ? []
        : [{ path: 'displayId', sentence: badDisplayId }]),
    ...(isBlank(displayTitle) ? [required('displayTitle')] : []),
    ...(isBlank(color ?? '') || isCssColor((color ?? '').trim()) ? [] : [{ path: 'color', sentence: badColor }]),
  ];
}

const noTests: Sentence = {
  'zh-CN': '该题目还没有测试数据，请先上传数据再加入比赛。',
  'en-US': 'The problem has no test data yet; give it some before it goes into a contest.',
};
const needsPoints: Sentence = {
  'zh-CN': 'OI 赛制的比赛只能使用 OI 题目：ACM 题目没有分数。',
  'en-US': 'An OI contest takes OI problems only: ACM problems give no points.',
};
const needsVerdict: Sentence = {
  'zh-CN': 'ACM 赛制的比赛只能使用 ACM 题目：OI 题目会得到部分分。',
  'en-US': 'An ACM contest takes ACM problems only: OI problems give points for parts.',
};

/** Why a contest cannot take a problem. */
export function fitFaults(
  {
    type,
    testSetId,
    isRemote,
  }: { readonly type: ProblemType; readonly testSetId: number | null; readonly isRemote: boolean },
  contestType: ProblemType,
): Fault[] {
  return [
    ...(testSetId === null && !isRemote ? [{ path: 'problemId', sentence: noTests }] : []),
    ...(type === contestType
      ? []
      : [{ path: 'problemId', sentence: contestType === 'OI' ? needsPoints : needsVerdict }]),
  ];
}

export const takenDisplayId: Sentence = {
  'zh-CN': '比赛中已有题目使用该题号。',
  'en-US': 'Another problem of this contest has this display id.',
};
export const alreadyThere: Sentence = {
  'zh-CN': '该题目已在比赛中。',
  'en-US': 'The problem is in this contest already.',
};
