import type { RemoteLanguage } from '../core/adapter.ts';
import type { JudgeInfo } from '../core/judge-info.ts';

/** HDU Online Judge. Its pages are in GB2312, whatever their headers say; GB18030 holds all of that. */
export const hduInfo: JudgeInfo = {
  key: 'HDU',
  name: 'HDU Online Judge',
  origin: 'https://acm.hdu.edu.cn',
  accountsOf: 'HDU',
  modes: ['POOL', 'BROWSER', 'CLAIM'],
  charset: 'gb18030',
  assetHosts: [],
  pace: { submitMs: 6_000, siteSubmitMs: 2_000, pollMs: 3_000, statementMs: 2_000, visibleWithinMs: 60_000 },
  // "Make sure your code length is longer than 50".
  minCodeLength: 51,
  actPaths: {
    SIGN_IN: ['/userloginex.php?action=login&cid=0&notice=0'],
    SUBMIT: ['/submit.php?action=submit'],
    POLL: ['/status.php?first=*', '/viewerror.php?rid=*'],
  },
  terms: { url: null, isSharedAccountAllowed: null, isCopyAllowed: null },
  canary: {
    ref: '1000',
    title: 'A + B Problem',
    timeLimitMs: 1_000,
    memoryLimitKb: 32_768,
    run: { runId: '1000000', username: '' },
  },
};

/** As they are named on the status page. */
export const hduLanguages: readonly RemoteLanguage[] = [
  { id: '0', name: 'G++', likeKey: 'cpp', isMarkable: true },
  { id: '1', name: 'GCC', likeKey: 'c', isMarkable: true },
  { id: '2', name: 'C++', likeKey: 'cpp', isMarkable: true },
  { id: '3', name: 'C', likeKey: 'c', isMarkable: true },
  { id: '4', name: 'Pascal', likeKey: 'pascal', isMarkable: true },
  { id: '5', name: 'Java', likeKey: 'java', isMarkable: true },
  { id: '6', name: 'C#', likeKey: 'csharp', isMarkable: true },
];
