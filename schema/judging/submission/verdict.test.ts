import { Status } from '@verdict/judge/protocol/status.ts';
import { expect, test } from 'vitest';
import { countedStatus, isPractice, oiRankScore } from './verdict.ts';

test('a full score on a hard problem gives a tenth of it and twice the difficulty', () => {
  expect(oiRankScore({ type: 'OI', difficulty: 'HARD' }, { score: 100, totalScore: 100 })).toBe(14);
});

test('a partial score gives the same share of the difficulty', () => {
  expect(oiRankScore({ type: 'OI', difficulty: 'HARD' }, { score: 50, totalScore: 100 })).toBe(7);
  expect(oiRankScore({ type: 'OI', difficulty: 'EASY' }, { score: 50, totalScore: 100 })).toBe(5);
});

test('ACM problems and unscored verdicts have no rank score', () => {
  expect(oiRankScore({ type: 'ACM', difficulty: 'HARD' }, { score: 100, totalScore: 100 })).toBeNull();
  expect(oiRankScore({ type: 'OI', difficulty: 'HARD' }, { score: null, totalScore: 100 })).toBeNull();
});

test('verdicts count under their own name; cancelled and waiting ones count nowhere', () => {
  expect(countedStatus(Status.ACCEPTED)).toBe('ac');
  expect(countedStatus(Status.PARTIAL_ACCEPTED)).toBe('pac');
  expect(countedStatus(Status.CANCELLED)).toBeNull();
  expect(countedStatus(Status.JUDGING)).toBeNull();
});

test('only practice outside contests and groups counts', () => {
  expect(isPractice({ origin: 'PRACTICE', contestId: null })).toBe(true);
  expect(isPractice({ origin: 'CONTEST', contestId: 3 })).toBe(false);
  expect(isPractice({ origin: 'JURY', contestId: null })).toBe(false);
});
