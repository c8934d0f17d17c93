import type { JudgeInfo } from '../core/judge-info.ts';

/**
 * LibreOJ, by the address of its API. A captcha and a proof of work stand before each submission, except for accounts
 * with the privilege `SkipRecaptcha`, which its admins give to robots.
 */
export const libreojInfo: JudgeInfo = {
  key: 'LIBRE',
  name: 'LibreOJ',
  origin: 'https://api.loj.ac',
  accountsOf: 'LIBRE',
  modes: ['BROWSER', 'BYO_SESSION', 'CLAIM', 'POOL'],
  charset: 'utf-8',
  assetHosts: ['loj.ac', 'img.loj.ac', 'img.loj.ac.cn'],
  pace: { submitMs: 3_000, siteSubmitMs: 1_000, pollMs: 2_000, statementMs: 2_000, visibleWithinMs: 60_000 },
  actPaths: {
    SIGN_IN: ['/api/auth/getSessionInfo*'],
    SUBMIT: ['/api/submission/submit'],
    POLL: ['/api/submission/querySubmission', '/api/submission/getSubmissionDetail'],
  },
  terms: { url: null, isSharedAccountAllowed: null, isCopyAllowed: null },
  canary: { ref: '1', title: 'A + B 问题', timeLimitMs: 2_000, memoryLimitKb: 524_288 },
};

/** Address of the site for people, beside that of its API. */
export function siteOf(origin: string): string {
  return origin.replace('://api.', '://');
}
