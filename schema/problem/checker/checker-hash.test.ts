import { expect, test } from 'vitest';
import { checkerHash, type CheckerFacts } from './checker-hash.ts';

const checker: CheckerFacts = {
  judgeMode: 'SPECIAL',
  checkerConvention: 'TESTLIB',
  checkerLanguageKey: 'cpp',
  checkerEntryPoint: null,
  files: [
    { kind: 'CHECKER_SOURCE', name: 'check.cpp', sha256: 'a' },
    { kind: 'JUDGE_EXTRA', name: 'table.txt', sha256: 'b' },
  ],
};

test('a problem that compares by lines or tokens has no checker, whatever files are left', () => {
  expect(checkerHash({ ...checker, judgeMode: 'DEFAULT' }, [])).toBeNull();
});

test('the order of files and files of other kinds do not change the hash', () => {
  const other = { kind: 'STATEMENT', name: 'picture.png', sha256: 'c' } as const;
  expect(checkerHash({ ...checker, files: [other, ...checker.files.toReversed()] }, [])).toBe(checkerHash(checker, []));
});

test.each<[string, Partial<CheckerFacts>]>([
  ['mode', { judgeMode: 'INTERACTIVE' }],
  ['convention', { checkerConvention: 'HOJ' }],
  ['language', { checkerLanguageKey: 'python3' }],
  ['entry point', { checkerEntryPoint: 'Check' }],
  ['content of a file', { files: [{ kind: 'CHECKER_SOURCE', name: 'check.cpp', sha256: 'd' }] }],
])('another %s makes another hash', (_what, change) => {
  expect(checkerHash({ ...checker, ...change }, [])).not.toBe(checkerHash(checker, []));
});

test('a judge-wide include that is there, or another version of it, makes another hash', () => {
  const hashes = [[], [{ name: 'testlib.h', sha256: 'e' }], [{ name: 'testlib.h', sha256: 'f' }]].map((includes) =>
    checkerHash(checker, includes),
  );
  expect(new Set(hashes).size).toBe(3);
});
