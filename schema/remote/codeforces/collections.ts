import type { JudgeInfo } from '../core/judge-info.ts';

/** A collection of problems of the site, with its own addresses. */
export interface Collection {
  readonly info: JudgeInfo;
  /** An id in upper case: contest, then index of the problem. */
  readonly ids: readonly RegExp[];
  /** Paths of a problem's page, with places for contest and index. */
  readonly problemPaths: readonly [main: string, ...others: string[]];
  readonly contestPath: string;
  /** Page of one of its contests. */
  readonly sampleContestPath: string;
  readonly submitPath: string;
}

const site = {
  origin: 'https://codeforces.com',
  accountsOf: 'CF',
  // A person solves a box at each submission: the site finds the run.
  modes: ['BROWSER', 'CLAIM'],
  charset: 'utf-8',
  assetHosts: ['codeforces.com', 'espresso.codeforces.com', 'mirror.codeforces.com'],
  // The API takes one request in two seconds.
  pace: { submitMs: 16_000, siteSubmitMs: 16_000, pollMs: 2_100, statementMs: 2_100, visibleWithinMs: 120_000 },
  // Results alone: people sign in and submit.
  actPaths: { SIGN_IN: [], SUBMIT: [], POLL: ['/api/user.status?*'] },
  terms: {
    url: 'https://codeforces.com/terms',
    isSharedAccountAllowed: null,
    isCopyAllowed: null,
    arePdfsOfOthers: true,
  },
} as const satisfies Partial<JudgeInfo>;

/** Problems of the site's own contests. */
export const problemset: Collection = {
  info: {
    ...site,
    key: 'CF',
    name: 'Codeforces',
    canary: {
      ref: '118A',
      title: 'String Task',
      timeLimitMs: 2_000,
      memoryLimitKb: 262_144,
      // The API answers by handle.
      run: { runId: '1', username: 'MikeMirzayanov' },
    },
  },
  // The problems of contest 921 have numbers.
  ids: [/^(?:CF-)?([1-9]\d{0,4})([A-Z]{1,2}\d{0,2})$/u, /^(?:CF-)?(921)(\d\d)$/u],
  problemPaths: ['/problemset/problem/CONTEST/INDEX', '/contest/CONTEST/problem/INDEX'],
  contestPath: '/contest/CONTEST',
  sampleContestPath: '/contest/1534',
  submitPath: '/problemset/submit/CONTEST/INDEX',
};

/** Problems of contests of others, in the gym. */
export const gymCollection: Collection = {
  info: {
    ...site,
    key: 'GYM',
    name: 'Codeforces Gym',
    canary: { ref: '101991E', title: 'Exciting Menus', timeLimitMs: 4_000, memoryLimitKb: 1_048_576 },
  },
  ids: [/^(?:GYM-)?([1-9]\d{5,6})([A-Z]{1,2}\d{0,2})$/u],
  problemPaths: ['/gym/CONTEST/problem/INDEX'],
  contestPath: '/gym/CONTEST',
  sampleContestPath: '/gym/102253',
  submitPath: '/gym/CONTEST/submit',
};
