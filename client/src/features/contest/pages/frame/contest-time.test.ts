import { expect, test } from 'vitest';
import { phaseAt, progressAt, statusAt } from './contest-time.ts';

const times = { startsAt: '2026-11-22T10:00:00Z', sealsAt: '2026-11-22T11:00:00Z', endsAt: '2026-11-22T12:00:00Z' };
const at = (time: string) => Date.parse(`2026-11-22T${time}Z`);

test('a contest runs from its start on, and has ended at its end', () => {
  expect(['09:59:59.999', '10:00:00', '11:59:59.999', '12:00:00'].map((time) => statusAt(times, at(time)))).toEqual([
    'SCHEDULED',
    'RUNNING',
    'RUNNING',
    'ENDED',
  ]);
});

test('the progress is none before the start and all after the end', () => {
  expect(
    ['08:00:00', '10:00:00', '10:30:00', '12:00:00', '15:00:00'].map((time) => progressAt(times, at(time))),
  ).toEqual([0, 0, 0.25, 1, 1]);
});

test('start, seal and end each begin a phase', () => {
  expect(['09:00:00', '10:00:00', '11:00:00', '12:00:00'].map((time) => phaseAt(times, at(time)))).toEqual([
    0, 1, 2, 3,
  ]);
  expect(phaseAt({ ...times, sealsAt: null }, at('11:30:00'))).toBe(1);
});
