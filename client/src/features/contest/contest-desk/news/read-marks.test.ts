import { afterEach, expect, test } from 'vitest';
import { keyOf, readMarks, writeMarks } from './read-marks.ts';

const mine = { userId: 'a', contestId: 1 };
afterEach(() => localStorage.clear());

test('marks are kept for each account and contest', () => {
  writeMarks(mine, { announcements: [4], answers: { 7: '2026-11-22T01:00:00.000Z' } });
  expect(readMarks(mine)).toEqual({ announcements: [4], answers: { 7: '2026-11-22T01:00:00.000Z' } });
  expect(readMarks({ ...mine, contestId: 2 }).announcements).toEqual([]);
  expect(readMarks({ ...mine, userId: 'b' }).announcements).toEqual([]);
});

test.each(['', '{', 'null', '7', '{"announcements":"4","answers":[1]}', '{"announcements":["4"],"answers":null}'])(
  'what was stored as %j counts as nothing read',
  (stored) => {
    localStorage.setItem(keyOf(mine), stored);
    expect(readMarks(mine)).toEqual({ announcements: [], answers: {} });
  },
);
