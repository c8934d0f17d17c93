import type { RemoteMode } from '@verdict/prisma/generated/client/client.ts';
import type { Sentence } from '../../core/errors.ts';
import type { RefuseReason } from '../core/failure.ts';
import type { JobReason } from './job.ts';

/** A job that waits, was not sent or has no result. */
export interface ReasonedJob {
  readonly reason: string | null;
  readonly mode: RemoteMode;
  /** What the judge said last. */
  readonly text: string;
}

/** What happened and what to do, by the reason of a job; `{judge}` is its name. */
const words = {
  'no-account': {
    'zh-CN': '本站在 {judge} 没有可用的账号。请稍后重新提交，或自行在 {judge} 提交。',
    'en-US': 'This site has no account at {judge} that can submit. Submit again later, or submit at {judge} yourself.',
  },
  breaker: {
    'zh-CN': '{judge} 暂时无法访问，恢复后会自动提交。',
    'en-US': '{judge} cannot be reached now. The program is sent when it can.',
  },
  'switched-off': {
    'zh-CN': '管理员已暂停向 {judge} 提交，恢复后会自动提交。',
    'en-US': 'The admins have paused submissions to {judge}. The program is sent when they go on.',
  },
  paused: {
    'zh-CN': '{judge} 要求本站暂停提交，暂停结束后会自动提交。',
    'en-US': '{judge} wants a pause between submissions of this site. The program is sent after it.',
  },
  taken: {
    'zh-CN': '{judge} 已收到您的代码，本站正在查找这次运行，您无需操作。',
    'en-US': '{judge} took your program, and the site looks for its run; you need do nothing.',
  },
  'not-received': {
    'zh-CN': '{judge} 没有收到您的代码，请重新提交。',
    'en-US': '{judge} did not receive your program. Submit it again.',
  },
  'queue-deadline': {
    'zh-CN': '您的代码等待了一天仍无法提交到 {judge}。请重新提交，或自行在 {judge} 提交。',
    'en-US': 'Your program waited for a day and could not be sent to {judge}. Submit it again, or at {judge} yourself.',
  },
  'several-runs': {
    'zh-CN': '{judge} 上有多次运行可能属于本次提交，管理员会确认是哪一次，您无需操作。',
    'en-US': 'Several runs at {judge} could be this submission. An admin says which one; you need to do nothing.',
  },
  unreadable: {
    'zh-CN': '本站无法读取 {judge} 的运行列表，管理员会确认代码是否已送达，您无需操作。',
    'en-US':
      'The site cannot read the runs at {judge}. An admin finds out whether it has your program; you need do nothing.',
  },
  'no-result': {
    'zh-CN': '{judge} 一天内没有给出结果。您可以在 {judge} 查看这次运行，或重新提交。',
    'en-US': '{judge} gave no result within a day. Look at the run there, or submit again.',
  },
  'not-submitted': {
    'zh-CN': '本站没有等到您在 {judge} 的运行。请重新提交，并在半小时内到 {judge} 提交代码。',
    'en-US':
      'There was no run of yours at {judge}. Submit again, and submit the program at {judge} within half an hour.',
  },
  'by-admin': {
    'zh-CN': '管理员结束了这次提交，{judge} 不会评测它。您可以重新提交。',
    'en-US': 'An admin ended this attempt, so {judge} does not judge it. You can submit again.',
  },
  'not-listed': {
    'zh-CN': '{judge} 没有您在此题的这次运行。请检查运行的编号和您的用户名。',
    'en-US': '{judge} lists no such run of yours for this problem. Look at its number and at your name there.',
  },
  'other-language': {
    'zh-CN': '该次运行使用的是另一种语言。请填写使用所选语言的运行。',
    'en-US': 'That run is in another language. Name one in the language of this submission.',
  },
  'other-length': {
    'zh-CN': '该次运行的代码长度与您在此提交的代码不一致。请填写同一份代码的运行。',
    'en-US': 'The program of that run is longer or shorter than yours here. Name a run of the same program.',
  },
  'too-old': {
    'zh-CN': '该次运行早于本次提交。请填写提交之后的运行。',
    'en-US': 'That run is from before this submission. Name a later one.',
  },
  used: {
    'zh-CN': '该次运行已用于另一次提交。请填写另一次运行。',
    'en-US': 'Another submission has that run already. Name another run.',
  },
  'duplicate-code': {
    'zh-CN': '{judge} 不接受与之前完全相同的代码。请修改后再提交。',
    'en-US': '{judge} does not take the same program twice. Change it, and submit it again.',
  },
  language: {
    'zh-CN': '{judge} 的这道题不接受所选语言。请换一种语言提交。',
    'en-US': '{judge} does not take this language for the problem. Choose another one.',
  },
  'too-long': {
    'zh-CN': '{judge} 认为代码过长。请缩短后再提交。',
    'en-US': 'The program is too long for {judge}. Shorten it, and submit it again.',
  },
  empty: {
    'zh-CN': '{judge} 认为代码为空或过短。请补充后再提交。',
    'en-US': 'The program is empty or too short for {judge}. Complete it, and submit it again.',
  },
  'no-such-problem': {
    'zh-CN': '{judge} 上已没有这道题。请告知本站管理员。',
    'en-US': '{judge} has no such problem any longer. Tell the admins of this site.',
  },
  'not-permitted': {
    'zh-CN': '{judge} 不允许该账号提交这道题。请自行在 {judge} 提交，或告知本站管理员。',
    'en-US': '{judge} does not let the account submit to this problem. Submit there yourself, or tell the admins.',
  },
  'problem-type': {
    'zh-CN': '本站无法将此类题目的代码提交到 {judge}。请自行在 {judge} 提交。',
    'en-US': 'Problems of this kind at {judge} cannot be submitted from here. Submit there yourself.',
  },
  robots: {
    'zh-CN': '{judge} 不允许程序访问该页面。请自行在 {judge} 提交。',
    'en-US': '{judge} closes this page to programs. Submit there yourself.',
  },
  'contest-running': {
    'zh-CN': '{judge} 的比赛正在进行，暂不接受这道题的提交。请在比赛结束后再提交。',
    'en-US': 'A contest runs at {judge}, so it does not take programs for this problem. Submit again after it.',
  },
  quota: {
    'zh-CN': '{judge} 暂不接受更多提交。请稍后重新提交。',
    'en-US': '{judge} takes no more submissions for now. Submit again later.',
  },
  other: {
    'zh-CN': '{judge} 没有接受您的代码。请检查后重新提交。',
    'en-US': '{judge} did not take your program. Look at it, and submit it again.',
  },
} as const satisfies Readonly<Record<JobReason | RefuseReason, Sentence>>;

const sessionLost: Sentence = {
  'zh-CN': '{judge} 不再接受您提供的会话，代码没有提交。请在设置的“远程评测”中重新提供，然后重新提交。',
  'en-US':
    '{judge} no longer accepts your session, so the program was not sent. Give the session again in the settings, ' +
    '"Remote judges", and submit again.',
};

/** Why a job waits, was not sent or has no result, for people; null: there is no reason. */
export function wordsOfReason({ reason, mode, text }: ReasonedJob, judge: string): Sentence | null {
  if (reason === null) return null;
  const isOfSession = mode === 'BYO_SESSION' && reason === 'no-account';
  const { 'zh-CN': zh, 'en-US': en } = isOfSession ? sessionLost : isKnown(reason) ? words[reason] : words.other;
  // What the judge says in its own words alone.
  const said = reason === 'other' ? text : '';
  return {
    'zh-CN': zh.replaceAll('{judge}', judge) + (said === '' ? '' : `对方的说明：${said}`),
    'en-US': en.replaceAll('{judge}', judge) + (said === '' ? '' : ` It says: ${said}`),
  };
}

function isKnown(reason: string): reason is keyof typeof words {
  return Object.hasOwn(words, reason);
}
