import type { ProblemType } from '@verdict/prisma/generated/client/client.ts';
import { usernameKey } from '../../account/user/credentials.ts';
import type { Sentence } from '../../core/errors.ts';
import { duplicateFaults, isBlank, required, type Fault } from '../../problem/editing/fault.ts';
import type { AccountLimitInput, AwardInput, ContestInput } from './contest-input.ts';
import { badColor, isCssColor } from './css-color.ts';

const neededSentence = (field: Sentence): Sentence => ({
  'zh-CN': `${field['zh-CN']}不能为空。`,
  'en-US': `${field['en-US']} is required.`,
});
const startNeeded = neededSentence({ 'zh-CN': '开始时间', 'en-US': 'Start time' });
const endNeeded = neededSentence({ 'zh-CN': '结束时间', 'en-US': 'End time' });
const passwordNeeded = neededSentence({ 'zh-CN': '比赛密码', 'en-US': 'Contest password' });
const endsTooEarly: Sentence = {
  'zh-CN': '结束时间必须晚于开始时间，比赛时长必须大于 0。',
  'en-US': 'The contest must end after it starts: its duration must be more than 0.',
};
const typeIsFixed: Sentence = {
  'zh-CN': '比赛创建后不能更改赛制。',
  'en-US': 'The type of a contest is fixed once it is made.',
};
const badSeal: Sentence = {
  'zh-CN': '封榜时间必须在比赛时间之内：不早于开始，早于结束。',
  'en-US': 'The freeze must begin within the contest: not before its start, and before its end.',
};

const boardOfHidden: Sentence = {
  'zh-CN': '团队已隐藏，榜单仅对团队成员可见，无法对外开放。',
  'en-US': 'The group is hidden, so its scoreboards are for members alone and cannot be opened to visitors.',
};

/** @param canOpenBoard of the place of the contest (`hasOpenBoards`). */
export function boardFaults({ isBoardOpen }: Pick<ContestInput, 'isBoardOpen'>, canOpenBoard: boolean): Fault[] {
  return isBoardOpen && !canOpenBoard ? [{ path: 'isBoardOpen', sentence: boardOfHidden }] : [];
}

/**
 * Everything that is wrong with a contest as its form sends it, in the order of the specification of groups and admin,
 * section 5: title, description, start, end, duration, password; then the rest as the form shows it.
 *
 * @param storedType of a contest that is saved again; null: a new one.
 */
export function contestFaults(input: ContestInput, storedType: ProblemType | null): Fault[] {
  return [
    ...(isBlank(input.title) ? [required('title')] : []),
    ...(isBlank(input.description) ? [required('description')] : []),
    ...timeFaults(input),
    ...(storedType !== null && input.type !== storedType ? [{ path: 'type', sentence: typeIsFixed }] : []),
    ...(input.access !== 'PUBLIC' && isBlank(input.password ?? '')
      ? [{ path: 'password', sentence: passwordNeeded }]
      : []),
    ...sealFaults(input),
    ...(input.accountLimit ? limitFaults(input.accountLimit) : []),
    ...starFaults(input),
    ...awardFaults(input),
  ];
}

function timeFaults({ startsAt, endsAt }: ContestInput): Fault[] {
  const missing = [
    ...(startsAt ? [] : [{ path: 'startsAt', sentence: startNeeded }]),
    ...(endsAt ? [] : [{ path: 'endsAt', sentence: endNeeded }]),
  ];
  return startsAt && endsAt && endsAt <= startsAt ? [{ path: 'endsAt', sentence: endsTooEarly }] : missing;
}

function sealFaults({ sealsAt, startsAt, endsAt }: ContestInput): Fault[] {
  // Times that are wrong by themselves have been told of.
  if (!sealsAt || !startsAt || !endsAt || endsAt <= startsAt) return [];
  return sealsAt >= startsAt && sealsAt < endsAt ? [] : [{ path: 'sealsAt', sentence: badSeal }];
}

const badRange: Sentence = {
  'zh-CN': '结束编号不能小于起始编号。',
  'en-US': 'The last number must not be less than the first.',
};
const doubleAccount: Sentence = { 'zh-CN': '该账号已在列表中。', 'en-US': 'This account is in the list already.' };

function limitFaults({ from, to, extra }: AccountLimitInput): Fault[] {
  return [
    ...(to < from ? [{ path: 'accountLimit.to', sentence: badRange }] : []),
    ...nameFaults(extra, 'accountLimit.extra'),
  ];
}

function starFaults({ starUsernames }: ContestInput): Fault[] {
  return nameFaults(starUsernames, 'starUsernames');
}

/** Blank names are passed over when the contest is saved; the same account twice is a slip somebody should see. */
function nameFaults(names: readonly string[], path: string): Fault[] {
  return duplicateFaults(
    names.map((name) => usernameKey(name.trim())),
    (index) => `${path}.${index}`,
    doubleAccount,
  );
}

const badShare: Sentence = { 'zh-CN': '比例必须在 0 到 100 之间。', 'en-US': 'A share is from 0 to 100 percent.' };
const tooManyShares: Sentence = {
  'zh-CN': '各奖项比例之和不能超过 100%。',
  'en-US': 'The shares of all awards must not exceed 100 percent.',
};

function awardFaults({ awardKind, awards }: ContestInput): Fault[] {
  if (awardKind === 'NONE') return [];
  const faults = awards.flatMap((award, index) => oneAwardFaults(award, `awards.${index}`, awardKind === 'PROPORTION'));
  const sum = awards.reduce((total, { size }) => total + size, 0);
  return awardKind === 'PROPORTION' && faults.length === 0 && sum > 100
    ? [{ path: 'awards', sentence: tooManyShares }]
    : faults;
}

function oneAwardFaults({ name, background, color, size }: AwardInput, path: string, isShare: boolean): Fault[] {
  return [
    ...(isBlank(name) ? [required(`${path}.name`)] : []),
    ...(isCssColor(background) ? [] : [{ path: `${path}.background`, sentence: badColor }]),
    ...(isCssColor(color) ? [] : [{ path: `${path}.color`, sentence: badColor }]),
    ...(isShare && size > 100 ? [{ path: `${path}.size`, sentence: badShare }] : []),
  ];
}
