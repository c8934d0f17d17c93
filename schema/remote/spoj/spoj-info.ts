import type { JudgeInfo } from '../core/judge-info.ts';

/**
 * Sphere Online Judge. It challenges most servers, so users submit there themselves unless the canary passes from the
 * site's own address.
 */
export const spojInfo: JudgeInfo = {
  key: 'SPOJ',
  name: 'Sphere Online Judge',
  origin: 'https://www.spoj.com',
  accountsOf: 'SPOJ',
  modes: ['BROWSER', 'POOL'],
  charset: 'utf-8',
  assetHosts: [],
  pace: { submitMs: 10_000, siteSubmitMs: 2_000, pollMs: 3_000, statementMs: 2_000, visibleWithinMs: 60_000 },
  actPaths: {
    SIGN_IN: ['/login/'],
    SUBMIT: ['/submit/complete/'],
    POLL: ['/status/*,*/', '/status/ajax=1,ajaxdiff=1', '/error/*'],
  },
  terms: { url: null, isSharedAccountAllowed: null, isCopyAllowed: null },
  canary: {
    ref: 'TEST',
    title: 'Life, the Universe, and Everything',
    timeLimitMs: 10_000,
    memoryLimitKb: 1_536 * 1_024,
  },
};
