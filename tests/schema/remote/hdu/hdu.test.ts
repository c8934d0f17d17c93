import { hdu } from '@verdict/schema/remote/hdu/hdu.ts';
import { describe } from 'vitest';
import { startHduStandIn } from '../../../stand-ins/hdu/hdu-stand-in.ts';
import { adapterContract } from '../adapter-contract.ts';

const account = { kind: 'password', username: 'verdictbot', password: 'p&ss+w%rd' } as const;

describe('HDU', () => {
  adapterContract({
    adapter: hdu,
    start: () => startHduStandIn(new Map([[account.username, account.password]])),
    references: [
      ['1000', '1000'],
      [' hdu-1000 ', '1000'],
      ['https://acm.hdu.edu.cn/showproblem.php?pid=2056', '2056'],
      ['http://acm.hdu.edu.cn/showproblem.php?pid=2056&x=1', '2056'],
    ],
    foreignReferences: [
      '',
      '0',
      '01000',
      'POJ-1000',
      '1000A',
      'https://acm.hdu.edu.cn/showproblem.php?pid=x',
      'https://evil.example/showproblem.php?pid=1',
    ],
    set: {
      input: 'https://acm.hdu.edu.cn/listproblem.php?vol=11',
      refs: ['1000', '2056'],
      foreign: ['', '11', 'https://acm.hdu.edu.cn/listproblem.php?vol=x', 'https://evil.example/listproblem.php?vol=1'],
    },
    statement: {
      ref: '2056',
      missingRef: '999999',
      expected: {
        title: '㐀 Rectangles',
        language: 'en',
        description:
          'Given two rectangles, their area is below $2^{54}$ and $x_i \\le y_i$.\\\n![](ORIGIN/data/images/C1-1.jpg)',
        input: 'Each line will contain two integers *A* and *B*.',
        output: 'For each case, output *A + B* in one line.',
        hint: 'The lines may be **long**.',
        samples: [{ input: '1 1\n2 2\n', output: '2\n4\n', explanation: null }],
        timeLimitMs: 1_000,
        memoryLimitKb: 32_768,
        limits: 'Time Limit: 2000/1000 MS, Memory Limit: 65536/32768 K',
        readsFile: null,
        writesFile: null,
        source: 'HDU 2006-4 Programming Contest',
        author: 'HDOJ',
        tags: [],
        pdfUrl: null,
        languageIds: null,
        submitKey: null,
      },
    },
    credential: account,
    wrongCredential: { ...account, password: 'wrong-password' },
    languageId: '0',
    refusals: [
      { name: 'a problem that is not there', ref: '999999', reason: 'no-such-problem' },
      { name: 'a language that is gone', languageId: '5', fault: 'language-gone', reason: 'language' },
      { name: 'a program of 70 KB', source: 'x'.repeat(70_000), reason: 'too-long' },
      { name: 'an empty program', source: ' \n', reason: 'empty' },
    ],
    submitFailures: [
      ['session-lost', 'auth'],
      ['throttle', 'throttle'],
      ['maintenance', 'maintenance'],
      ['turnstile-on-submit', 'challenge'],
    ],
    statuses: [
      ['Submitted', 5, false],
      ['Queuing', 5, false],
      ['Waiting', 5, false],
      ['Compiling', 6, false],
      ['Running', 7, false],
      ['Judging', 7, false],
      ['Accepted', 0, true],
      ['Wrong Answer', -1, true],
      ['Presentation Error', -3, true],
      ['Compilation Error', -2, true],
      ['Time Limit Exceeded', 1, true],
      ['Memory Limit Exceeded', 2, true],
      ['Output Limit Exceeded', 3, true],
      ['Runtime Error(ACCESS_VIOLATION)', 3, true],
      ['System Error', 4, true],
    ],
    figures: {
      script: { steps: [{ afterMs: 0, text: 'Accepted' }], timeMs: 15, memoryKb: 1_792 },
      timeMs: 15,
      memoryKb: 1_792,
    },
    compileError: {
      script: {
        steps: [{ afterMs: 0, text: 'Compilation Error' }],
        compileText: "error: 'x' <y> Please login first\n",
      },
      text: "error: 'x' <y> Please login first",
    },
  });
});
