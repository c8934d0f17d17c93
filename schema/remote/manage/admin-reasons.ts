import type { Sentence } from '../../core/errors.ts';
import type { RefuseReason } from '../core/failure.ts';
import type { JobReason } from '../submit/job.ts';

/** Why a job waits, was not sent or is held, for admins; its submitter reads submit/reason-words.ts. */
const words = {
  'no-account': {
    'zh-CN': '没有可用于提交的账号或会话。请查看账号列表。',
    'en-US': 'No account or session could send it. See the list of accounts.',
  },
  breaker: {
    'zh-CN': '向该评测站的提交已暂停，恢复后自动发送。',
    'en-US': 'Submitting to the judge is paused. It is sent when that is over.',
  },
  'switched-off': {
    'zh-CN': '该评测站或此提交方式已在设置中关闭。',
    'en-US': 'The judge, or this mode, is switched off in its settings.',
  },
  paused: {
    'zh-CN': '评测站要求账号暂停提交，暂停结束后自动发送。增加账号可缩短等待。',
    'en-US': 'The judge wants a pause of the accounts. It is sent after that; more accounts make it shorter.',
  },
  'not-received': { 'zh-CN': '评测站没有收到代码。', 'en-US': 'The judge did not receive the program.' },
  'queue-deadline': {
    'zh-CN': '等待了一天仍无法发送。',
    'en-US': 'It waited for a day and could not be sent.',
  },
  'several-runs': {
    'zh-CN': '有多次运行可能属于该提交。请确认是哪一次并绑定。',
    'en-US': 'Several runs could be this submission. Look which one is, and bind it.',
  },
  unreadable: {
    'zh-CN': '无法读取评测站的运行列表。请到评测站查看：如有这次运行请绑定，否则标记为未送达。',
    'en-US':
      'The list of runs could not be read. Look at the judge: bind the run if there is one, else mark it as not sent.',
  },
  'no-result': {
    'zh-CN': '评测站一天内没有给出结果。请点击“立即查询”再次等待结果，或重新提交。',
    'en-US':
      'The judge gave no result within a day. Press "Ask now" to wait for it again, or submit again with a new run.',
  },
  'not-submitted': {
    'zh-CN': '提交者没有在评测站提交。',
    'en-US': 'The submitter made no run at the judge in time.',
  },
  'by-admin': { 'zh-CN': '管理员标记为未送达。', 'en-US': 'An admin marked it as not sent.' },
  'not-listed': {
    'zh-CN': '评测站上没有该用户在这道题的这次运行。',
    'en-US': 'The judge lists no such run of the user for this problem.',
  },
  'other-language': {
    'zh-CN': '所填的运行使用了另一种语言。',
    'en-US': 'The run that was named is in another language.',
  },
  'other-length': {
    'zh-CN': '所填运行的代码长度不一致。',
    'en-US': 'The program of the run that was named has another length.',
  },
  'too-old': {
    'zh-CN': '所填的运行早于该提交。',
    'en-US': 'The run that was named is from before the submission.',
  },
  used: {
    'zh-CN': '所填的运行已属于另一份提交。',
    'en-US': 'The run that was named belongs to another submission.',
  },
  taken: {
    'zh-CN': '评测站已接受代码，但未告知提交编号；系统正在查找该提交。',
    'en-US': 'The judge took the program without saying as which run; the site looks for it.',
  },
  'duplicate-code': {
    'zh-CN': '评测站不接受与之前完全相同的代码。',
    'en-US': 'The judge does not take the same program twice.',
  },
  language: {
    'zh-CN': '评测站的这道题不接受该语言。',
    'en-US': 'The judge does not take this language for the problem.',
  },
  'too-long': { 'zh-CN': '评测站认为代码过长。', 'en-US': 'The program is too long for the judge.' },
  empty: { 'zh-CN': '评测站认为代码为空或过短。', 'en-US': 'The program is empty or too short for the judge.' },
  'no-such-problem': {
    'zh-CN': '评测站上已没有这道题。请隐藏本站的题目，或检查其来源。',
    'en-US': 'The judge has no such problem any longer. Hide the problem here, or look at its source.',
  },
  'not-permitted': {
    'zh-CN': '评测站不允许该账号提交这道题。请检查账号的权限。',
    'en-US': 'The judge does not let the account submit to this problem. Look at the rights of the account.',
  },
  'problem-type': {
    'zh-CN': '本站无法向这种类型的题目提交。',
    'en-US': 'Problems of this type cannot be submitted from here.',
  },
  robots: { 'zh-CN': '评测站不允许程序访问该页面。', 'en-US': 'The judge closes this page to programs.' },
  'contest-running': {
    'zh-CN': '评测站的比赛正在进行，暂不接受这道题的提交。',
    'en-US': 'A contest runs at the judge, so it does not take programs for this problem.',
  },
  quota: {
    'zh-CN': '评测站暂不接受更多提交。',
    'en-US': 'The judge takes no more submissions for now.',
  },
  other: { 'zh-CN': '评测站没有接受代码。', 'en-US': 'The judge did not take the program.' },
} as const satisfies Readonly<Record<JobReason | RefuseReason, Sentence>>;

/** Why a job waits, was not sent or is held, for admins; that of the judge for what this version does not know. */
export function reasonForAdmins(reason: string): Sentence {
  return isKnown(reason) ? words[reason] : words.other;
}

function isKnown(reason: string): reason is keyof typeof words {
  return Object.hasOwn(words, reason);
}
