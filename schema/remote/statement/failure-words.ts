import type { Sentence } from '../../core/errors.ts';
import type { FailureClass, RemoteFailure } from '../core/failure.ts';

/** Why a statement could not be read or a problem not be made, by what is stored. */
export const failureWords = {
  'no-such-problem': { 'zh-CN': '该评测站没有这道题目。', 'en-US': 'The judge has no such problem.' },
  'not-permitted': {
    'zh-CN': '该评测站不向访客公开这道题目。',
    'en-US': 'The judge does not show this problem to visitors.',
  },
  'problem-type': {
    'zh-CN': '本站无法评测这种类型的题目（如提交答案题，或对方从其他评测站导入的题目）。',
    'en-US':
      'The type of this problem cannot be judged from here: it takes answers in place of a program, or its judge ' +
      'sends programs on to another one.',
  },
  robots: {
    'zh-CN':
      '该评测站不允许程序读取此页面。请在浏览器中打开题目并保存页面，然后在导入页面的“保存的页面”中添加该文件' +
      '（如未显示，请先点击“导入其他题目”）。',
    'en-US':
      'The judge lets no program read this page. Open it in your browser, save it, and add the file under ' +
      '"Saved pages" of the import (after an import: "Import other problems" first).',
  },
  challenge: {
    'zh-CN':
      '该评测站要求人工验证。请在浏览器中打开题目并保存页面，然后在导入页面的“保存的页面”中添加该文件' +
      '（如未显示，请先点击“导入其他题目”）。',
    'en-US':
      'The judge asks for a person. Open the problem in your browser, save the page, and add the file under ' +
      '"Saved pages" of the import (after an import: "Import other problems" first).',
  },
  throttle: {
    'zh-CN': '该评测站要求暂停访问，请稍后再试。',
    'en-US': 'The judge wants a pause. Try again later.',
  },
  unreachable: {
    'zh-CN':
      '本站服务器无法访问该评测站。请稍后再试，或在浏览器中打开题目并保存页面，然后在导入页面的“保存的页面”中' +
      '添加该文件（如未显示，请先点击“导入其他题目”）。',
    'en-US':
      'The judge cannot be reached from this site. Try again later, or open the problem in your browser, save the ' +
      'page, and add the file under "Saved pages" of the import (after an import: "Import other problems" first).',
  },
  layout: {
    'zh-CN': '页面的格式与预期不符，无法读取题面。请将题目网址告知网站管理员。',
    'en-US': 'The page is not as it was, so the statement cannot be read. Tell the admins of the site its address.',
  },
  'no-problem-page': {
    'zh-CN': '该文件不是该评测站的题目页面。请在浏览器中打开题目，保存整个页面，再添加该文件。',
    'en-US': 'The file is no page of a problem of this judge. Open the problem in your browser, save it, and add it.',
  },
  paused: {
    'zh-CN': '该评测站近期多次出错，暂停访问。请稍后再试，或上传保存的题目页面。',
    'en-US': 'The judge failed several times, so requests are paused. Try again later, or add a saved page.',
  },
  busy: {
    'zh-CN': '排队读取该评测站的请求过多，请稍后再试。',
    'en-US': 'Too many requests wait for the judge. Try again later.',
  },
  'display-id-taken': {
    'zh-CN': '已有题目使用了该题号。',
    'en-US': 'Another problem has this display id.',
  },
  'no-file': { 'zh-CN': '上传的文件已过期，请重新上传。', 'en-US': 'The file has run out. Send it again.' },
  'set-too-large': {
    'zh-CN': '题目过多，一次最多导入 500 道。',
    'en-US': 'These are too many problems: at most 500 are imported at once.',
  },
  server: {
    'zh-CN': '服务器出错，请联系网站管理员。',
    'en-US': 'The server failed. Tell the admins of the site.',
  },
} as const satisfies Readonly<Record<string, Sentence>>;

export type StatementFailure = keyof typeof failureWords;

/** The same of a set of problems, such as a contest, where it is another sentence. */
const setWords: { readonly [Failure in StatementFailure]?: Sentence } = {
  'no-such-problem': {
    'zh-CN': '该评测站没有这场比赛或这个题目列表。',
    'en-US': 'The judge has no such contest or list of problems.',
  },
  'not-permitted': {
    'zh-CN': '该评测站不向本站公开这个题目列表，例如比赛尚未开始，因此无法读取。',
    'en-US': 'The list cannot be read: the judge does not show it to this site, such as that of a contest to come.',
  },
  layout: {
    'zh-CN': '页面的格式与预期不符，无法读取题目列表。请将其网址告知网站管理员。',
    'en-US': 'The page is not as it was, so the list cannot be read. Tell the admins of the site its address.',
  },
};

/** Why, in words; those of a fault of the server for what this version does not know. */
export function wordsOfFailure(failure: string, { isSet = false } = {}): Sentence {
  if (!isKnown(failure)) return failureWords.server;
  return (isSet ? setWords[failure] : undefined) ?? failureWords[failure];
}

function isKnown(failure: string): failure is StatementFailure {
  return failure in failureWords;
}

const byClass: Readonly<Record<FailureClass, StatementFailure>> = {
  network: 'unreachable',
  http5xx: 'unreachable',
  maintenance: 'unreachable',
  throttle: 'throttle',
  challenge: 'challenge',
  auth: 'not-permitted',
  layout: 'layout',
  refused: 'not-permitted',
};

/** Why statements of a judge could not be read, by the class of the failure; null: it answered. */
export function wordsOfClass(failureClass: string): Sentence | null {
  const failure = Object.entries(byClass).find(([name]) => name === failureClass)?.[1];
  return failure === undefined || failure === 'not-permitted' ? null : failureWords[failure];
}

/** What is stored of a failure of a judge. */
export function statementFailure({ class: failureClass, reason }: RemoteFailure): StatementFailure {
  const isOwnReason = reason === 'no-such-problem' || reason === 'problem-type' || reason === 'robots';
  return isOwnReason ? reason : byClass[failureClass];
}
