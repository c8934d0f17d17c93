import { expect, test } from 'vitest';
import type { RunLimits } from '../protocol/task.ts';
import { contestantLimits, interactorLimits } from './limits.ts';

const mebibyte = 1024 ** 2;
const limits: RunLimits = { timeMs: 2_000, memoryBytes: 256 * mebibyte, stackBytes: null, outputBytes: null };
const of = (part: Partial<RunLimits>, answerBytes = 0) =>
  contestantLimits({ ...limits, ...part }, { argv: ['/program/main'], extraMemoryBytes: 64 * mebibyte }, answerBytes);

test('a program has its limit of CPU time, and three times that and a second of wall-clock time', () => {
  expect(of({})).toMatchObject({ cpuMs: 2_000, wallMs: 7_000 });
});

test.each<[string, number | null, number, number]>([
  ['no limit and a small answer', null, 10, 32 * mebibyte],
  ['no limit and an answer of 16 MiB', null, 16 * mebibyte, 32 * mebibyte],
  ['no limit and a larger answer', null, 16 * mebibyte + 1, 32 * mebibyte + 2],
  ['a limit of the problem', 1_000, 16 * mebibyte, 1_000],
])(
  'output may be twice the answer and at least 32 MiB, or as the problem says: %s',
  (_what, outputBytes, answerBytes, allowed) => {
    expect(of({ outputBytes }, answerBytes).outputBytes).toBe(allowed);
  },
);

test('the machinery of a language has memory of its own, the stack is as the problem says', () => {
  expect(of({}).memoryBytes).toBe(320 * mebibyte);
  expect([of({}).stackBytes, of({ stackBytes: 8 * mebibyte }).stackBytes]).toEqual([null, 8 * mebibyte]);
});

test('an interactor outlives the program it talks to', () => {
  expect(interactorLimits(limits).wallMs).toBeGreaterThan(of({}).wallMs);
});
