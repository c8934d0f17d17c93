import { expect, test } from 'vitest';
import { withContext, wordDiff, type DiffPiece } from './word-diff.ts';

const same = (text: string): DiffPiece => ({ kind: 'SAME', text });
const added = (text: string): DiffPiece => ({ kind: 'ADDED', text });
const removed = (text: string): DiffPiece => ({ kind: 'REMOVED', text });

test('in replaced lines only the changed words are marked', () => {
  expect(wordDiff([same('a\n'), removed('the sum of two\n'), added('the sum of three\n')])).toEqual([
    same('a\n'),
    same('the sum of '),
    removed('two'),
    added('three'),
    same('\n'),
  ]);
});

test('lines that only came or went are marked whole', () => {
  expect(wordDiff([removed('one\n'), same('two\n'), added('three\n')])).toEqual([
    removed('one\n'),
    same('two\n'),
    added('three\n'),
  ]);
});

test('what stayed the same far from a change is left out', () => {
  const long = Array.from({ length: 9 }, (_, index) => `${index}\n`).join('');
  expect(withContext([same(long), added('x\n'), same(long)])).toEqual([
    null,
    same('7\n8\n'),
    added('x\n'),
    same('0\n1\n'),
    null,
  ]);
  expect(withContext([same('0\n'), added('x\n')])).toEqual([same('0\n'), added('x\n')]);
});
