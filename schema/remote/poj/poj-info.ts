import type { RemoteLanguage } from '../core/adapter.ts';
import type { JudgeInfo } from '../core/judge-info.ts';

/**
 * PKU JudgeOnline, which has no HTTPS. A submission within about 10 s of another one, by whatever account of the same
 * address, is dropped without a word.
 */
export const pojInfo: JudgeInfo = {
  key: 'POJ',
  name: 'PKU JudgeOnline',
  origin: 'http://poj.org',
  accountsOf: 'POJ',
  modes: ['POOL', 'BROWSER', 'CLAIM'],
  charset: 'utf-8',
  assetHosts: [],
  pace: { submitMs: 15_000, siteSubmitMs: 15_000, pollMs: 3_000, statementMs: 2_000, visibleWithinMs: 60_000 },
  actPaths: {
    SIGN_IN: ['/login'],
    SUBMIT: ['/submit'],
    POLL: ['/status?*', '/showsource?solution_id=*', '/showcompileinfo?solution_id=*'],
  },
  terms: { url: null, isSharedAccountAllowed: null, isCopyAllowed: null },
  canary: {
    ref: '1000',
    title: 'A+B Problem',
    timeLimitMs: 1_000,
    memoryLimitKb: 10_000,
    run: { runId: '1000000', username: '' },
  },
};

/** As they are named on the status page. */
export const pojLanguages: readonly RemoteLanguage[] = [
  { id: '0', name: 'G++', likeKey: 'cpp', isMarkable: true },
  { id: '1', name: 'GCC', likeKey: 'c', isMarkable: true },
  { id: '2', name: 'Java', likeKey: 'java', isMarkable: true },
  { id: '3', name: 'Pascal', likeKey: 'pascal', isMarkable: true },
  { id: '4', name: 'C++', likeKey: 'cpp', isMarkable: true },
  { id: '5', name: 'C', likeKey: 'c', isMarkable: true },
  { id: '6', name: 'Fortran', likeKey: null, isMarkable: true },
];
