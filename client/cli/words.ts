import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Status } from '@verdict/judge/protocol/status.ts';
import { localeOf } from './locale.ts';

/** Every sentence of the command line, in both languages; values stand in braces. */
const words = {
  program: {
    'en-US': 'Submit programs to a Verdict site and follow them from the terminal.',
    'zh-CN': '在终端中向 Verdict 站点提交代码并查看评测。',
  },
  help: { 'en-US': 'show this help', 'zh-CN': '显示帮助' },
  login: { 'en-US': 'keep the address of a site and an API token', 'zh-CN': '保存站点地址和 API 令牌' },
  logout: { 'en-US': 'forget them', 'zh-CN': '删除已保存的地址和令牌' },
  submit: {
    'en-US': 'submit a program and follow it; ends with 0 only when it is accepted',
    'zh-CN': '提交代码并跟踪评测；仅在通过时以 0 退出',
  },
  watch: { 'en-US': 'follow a submission, by default your newest', 'zh-CN': '跟踪一次提交，默认为您最近的提交' },
  test: {
    'en-US': "run a program on the problem's samples, on the judge, without submitting it",
    'zh-CN': '在评测机上用样例运行代码，不会提交',
  },
  argUrl: {
    'en-US': 'address of the site, such as https://judge.example.org',
    'zh-CN': '站点地址，例如 https://judge.example.org',
  },
  argFile: {
    'en-US': 'source file; by default the one changed last in this folder',
    'zh-CN': '源文件；默认为当前文件夹中最近修改的源文件',
  },
  argId: { 'en-US': 'number of the submission', 'zh-CN': '提交编号' },
  optProblem: { 'en-US': 'display id of the problem', 'zh-CN': '题目的显示编号' },
  optLanguage: { 'en-US': 'key or name of the language', 'zh-CN': '语言的标识或名称' },
  optWatch: { 'en-US': 'follow it until the verdict (the default)', 'zh-CN': '跟踪到评测结束（默认）' },
  optNoWatch: { 'en-US': 'only submit it', 'zh-CN': '只提交，不跟踪' },
  optInput: {
    'en-US': 'run on the text of this file instead (- reads standard input)',
    'zh-CN': '改用该文件的内容作为输入（- 表示标准输入）',
  },
  optJson: { 'en-US': 'print one JSON value instead of text', 'zh-CN': '以 JSON 输出结果' },

  askUrl: { 'en-US': 'Address of the site: ', 'zh-CN': '站点地址：' },
  askToken: {
    'en-US': 'API token (made in the settings of the site, with the scopes READ and SUBMIT): ',
    'zh-CN': 'API 令牌（在站点的设置中创建，需要 READ 和 SUBMIT 权限）：',
  },
  loggedIn: {
    'en-US': 'Signed in to {url} as {username}. Kept in {path}, readable by you alone.',
    'zh-CN': '已以 {username} 的身份登录 {url}。已保存到 {path}，仅您可读。',
  },
  loggedOut: {
    'en-US': 'The address and the token are forgotten. The token itself stays valid until you revoke it on the site.',
    'zh-CN': '已删除保存的地址和令牌。令牌本身在站点上撤销之前仍然有效。',
  },
  notLoggedIn: {
    'en-US': 'Please login first: run "verdict login", or set VERDICT_URL and VERDICT_TOKEN.',
    'zh-CN': '请先登录：运行 “verdict login”，或设置 VERDICT_URL 和 VERDICT_TOKEN。',
  },
  badUrl: {
    'en-US': '"{url}" is no address of a site; it begins with http:// or https://.',
    'zh-CN': '“{url}” 不是站点地址，应以 http:// 或 https:// 开头。',
  },
  noToken: { 'en-US': 'No token was given.', 'zh-CN': '没有输入令牌。' },
  badConfig: {
    'en-US': '{path} cannot be read. Run "verdict login" again.',
    'zh-CN': '无法读取 {path}，请重新运行 “verdict login”。',
  },
  tokenRefused: {
    'en-US': 'The site does not take the token: it is wrong, was revoked or has run out. Run "verdict login" again.',
    'zh-CN': '站点不接受该令牌：令牌有误、已撤销或已过期。请重新运行 “verdict login”。',
  },
  noAnswer: { 'en-US': '{url} does not answer ({why}).', 'zh-CN': '{url} 没有响应（{why}）。' },
  oddAnswer: {
    'en-US': '{url} gave an answer that is not that of a Verdict site (HTTP {status}).',
    'zh-CN': '{url} 的响应不像是 Verdict 站点（HTTP {status}）。',
  },
  refused: { 'en-US': '{message}', 'zh-CN': '{message}' },
  tooSoon: { 'en-US': '{message} The next one is taken at {time}.', 'zh-CN': '{message}可在 {time} 之后再次提交。' },

  noFile: { 'en-US': 'There is no file {file}.', 'zh-CN': '文件 {file} 不存在。' },
  noSource: {
    'en-US': 'There is no source file in this folder; name one.',
    'zh-CN': '当前文件夹中没有源文件，请指定文件。',
  },
  noProblem: {
    'en-US': 'There is no problem {ids} on this site, or you may not see it. Name it with -p.',
    'zh-CN': '站点上没有题目 {ids}，或您无权查看。请用 -p 指定题目。',
  },
  unknownProblem: {
    'en-US': 'Which problem {file} is for cannot be told from its name or comments. Name it with -p.',
    'zh-CN': '无法从文件名或注释判断 {file} 对应的题目，请用 -p 指定。',
  },
  noLanguage: {
    'en-US': '{file} is in no language that problem {problem} takes now. Name one with -l: {languages}.',
    'zh-CN': '题目 {problem} 目前不接受 {file} 的语言，请用 -l 指定：{languages}。',
  },
  noJudge: {
    'en-US': 'No judge has offered a language of problem {problem} within the last day; try again later.',
    'zh-CN': '最近一天没有评测机支持题目 {problem} 的语言，请稍后再试。',
  },
  noSubmission: {
    'en-US': 'There is no such submission, or you may not see it.',
    'zh-CN': '此提交不存在，或您无权查看。',
  },
  noSubmissions: { 'en-US': 'You have not submitted anything yet.', 'zh-CN': '您还没有提交过代码。' },
  badId: { 'en-US': '"{id}" is no number of a submission.', 'zh-CN': '“{id}” 不是提交编号。' },
  noSamples: {
    'en-US': 'Problem {problem} has no samples. Give an input with --input.',
    'zh-CN': '题目 {problem} 没有样例，请用 --input 提供输入。',
  },

  submitting: {
    'en-US': '{file} → {problem} {title} ({language})',
    'zh-CN': '{file} → {problem} {title}（{language}）',
  },
  submitted: { 'en-US': 'Submitted as {id}: {url}', 'zh-CN': '已提交，编号 {id}：{url}' },
  waitingForJudge: {
    'en-US': '{status}, waiting for a judge (none is available now), {count} before it',
    'zh-CN': '{status}，等待评测机（目前没有可用的评测机），前面还有 {count} 个',
  },
  queued: { 'en-US': '{status}, {count} before it', 'zh-CN': '{status}，前面还有 {count} 个' },
  casesDone: { 'en-US': '{status}, {done} of {total} cases', 'zh-CN': '{status}，已完成 {done} / {total} 个测试点' },
  polling: {
    'en-US': 'Nothing can be pushed now; asking every two seconds.',
    'zh-CN': '暂时无法推送，改为每两秒查询一次。',
  },
  case: { 'en-US': 'Case {number}', 'zh-CN': '测试点 {number}' },
  sample: { 'en-US': 'Sample {number}', 'zh-CN': '样例 {number}' },
  ownInput: { 'en-US': 'Own input', 'zh-CN': '自定义输入' },
  points: { 'en-US': '{score} points', 'zh-CN': '{score} 分' },
  pointsOf: { 'en-US': '{score} of {total} points', 'zh-CN': '{score} / {total} 分' },
  input: { 'en-US': 'Input', 'zh-CN': '输入' },
  output: { 'en-US': 'Output', 'zh-CN': '输出' },
  errors: { 'en-US': 'Standard error', 'zh-CN': '标准错误' },
  difference: { 'en-US': 'Expected (-) and got (+)', 'zh-CN': '预期（-）与实际（+）' },
} as const;

/** Names a sentence. */
export type Word = keyof typeof words;

/** The language of this run. */
export const locale = localeOf(process.env);

/** Values of a sentence. */
export type Values = Readonly<Record<string, string | number | readonly string[]>>;

/** A sentence in the user's language; lists are joined by its comma. */
export function say(word: Word, values: Values = {}): string {
  return words[word][locale].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return typeof value === 'object' ? value.join(locale === 'zh-CN' ? '、' : ', ') : String(value);
  });
}

/** A line above a block of text, with the colon of the user's language. */
export function headed(heading: string): string {
  return `${heading}${locale === 'zh-CN' ? '：' : ':'}`;
}

let catalogue: Readonly<Record<string, string>> | null = null;

/** A status as the site calls it. @param code of the specification. */
export function statusName(code: number): string {
  catalogue ??= JSON.parse(
    readFileSync(join(import.meta.dirname, '../src/locales', `${locale}.json`), 'utf8'),
  ) as Record<string, string>;
  const name = Object.entries(Status).find(([, one]) => one === code)?.[0] ?? '';
  const key = name.toLowerCase().replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
  return catalogue[`status.${key}`] ?? String(code);
}
