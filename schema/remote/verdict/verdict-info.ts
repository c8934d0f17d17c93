import type { RemoteLanguage } from '../core/adapter.ts';
import type { JudgeInfo } from '../core/judge-info.ts';

/**
 * Another site of this product. Its address is the operator's affair (`REMOTE_ORIGINS`); without one nothing is
 * reached. The account is an API token with the scopes READ and SUBMIT.
 */
export const verdictInfo: JudgeInfo = {
  key: 'VERDICT',
  name: 'Verdict',
  isNamedByHost: true,
  origin: 'https://verdict.invalid',
  accountsOf: 'VERDICT',
  modes: ['OFFICIAL_API'],
  charset: 'utf-8',
  assetHosts: [],
  pace: { submitMs: 3_000, siteSubmitMs: 1_000, pollMs: 1_000, statementMs: 1_000, visibleWithinMs: 30_000 },
  actPaths: { SIGN_IN: ['/graphql'], SUBMIT: ['/graphql'], POLL: ['/graphql'] },
  terms: { url: null, isSharedAccountAllowed: null, isCopyAllowed: null },
  canary: { ref: '1000', title: 'Two Crates (A + B)', timeLimitMs: 1_000, memoryLimitKb: 131_072 },
};

const language = (id: string, name: string): RemoteLanguage => ({ id, name, likeKey: id, isMarkable: true });

/** Those of this version; what a problem offers there goes before this list. */
export const verdictLanguages: readonly RemoteLanguage[] = [
  language('c', 'C'),
  language('c-o2', 'C With O2'),
  language('cpp', 'C++'),
  language('cpp14', 'C++14'),
  language('cpp17', 'C++17'),
  language('cpp23', 'C++23'),
  language('java', 'Java'),
  language('python3', 'Python3'),
  language('pypy3', 'PyPy3'),
  language('python2', 'Python2'),
  language('go', 'Go'),
  language('rust', 'Rust'),
  language('kotlin', 'Kotlin'),
  language('csharp', 'C#'),
  language('javascript', 'JavaScript'),
  language('haskell', 'Haskell'),
  language('pascal', 'Pascal'),
  language('php', 'PHP'),
  language('ruby', 'Ruby'),
];
