import { expect, test } from 'vitest';
import { hdu } from '../hdu/hdu.ts';
import { verdict } from '../verdict/verdict.ts';
import { invalidReferences, readReferences } from './import-references.ts';

test('ids, addresses and sets are read, each once, and what is none is named', () => {
  const given = [
    '1000, HDU-1001',
    'https://acm.hdu.edu.cn/showproblem.php?pid=1000',
    'https://acm.hdu.edu.cn/listproblem.php?vol=2 CF-1A',
  ];
  expect(readReferences(hdu, given, hdu.info.origin)).toEqual({
    wanted: [
      { ref: '1000', isSet: false },
      { ref: '1001', isSet: false },
      { ref: '2', isSet: true },
    ],
    unknown: ['CF-1A'],
  });
});

test('another Verdict knows its problems by their addresses on its own host', () => {
  const given = ['https://oj.example.org/problem/1000/', 'https://x.org/problem/1001', 'https://x.org/contest/1'];
  expect(readReferences(verdict, given, 'https://oj.example.org')).toEqual({
    wanted: [{ ref: '1000', isSet: false }],
    unknown: ['https://x.org/problem/1001', 'https://x.org/contest/1'],
  });
});

test('of lines that are of another judge, it is named where they say so', () => {
  const lines = ['CF-1A', 'https://atcoder.jp/contests/abc086', 'abc', 'https://example.org/training/12'];
  expect(invalidReferences(hdu, { lines, origin: hdu.info.origin })).toEqual({
    lines,
    judgeName: 'HDU Online Judge',
    sampleReference: 'HDU-1000',
    sampleUrl: 'https://acm.hdu.edu.cn/showproblem.php?pid=1000',
    ofOthers: [
      { line: 'CF-1A', judgeName: 'Codeforces' },
      { line: 'https://atcoder.jp/contests/abc086', judgeName: 'AtCoder' },
    ],
  });
});
