import { expect, test } from 'vitest';
import { Status, type StatusCode } from '../protocol/status.ts';
import type { RunEnd } from '../sandbox/sandbox.types.ts';
import { bestRun, cutMs, isRunDue, type TimedRun } from './near-limit.ts';

const limitMs = 1000;
const {
  ACCEPTED,
  PARTIAL_ACCEPTED,
  WRONG_ANSWER,
  RUNTIME_ERROR,
  MEMORY_LIMIT_EXCEEDED,
  TIME_LIMIT_EXCEEDED,
  SYSTEM_ERROR,
} = Status;
const run = (status: StatusCode, cpuMs: number, end: RunEnd = { kind: 'exited', code: 0 }): TimedRun => ({
  result: { end, cpuMs },
  outcome: { status },
});

test.each<[string, TimedRun[], boolean]>([
  ['nothing was run yet', [], true],
  ['accepted far below the limit', [run(ACCEPTED, 100)], false],
  ['accepted just outside the margin', [run(ACCEPTED, 899)], false],
  ['accepted at its lower edge', [run(ACCEPTED, 900)], true],
  ['accepted at the limit', [run(ACCEPTED, 1000)], true],
  ['points near the limit', [run(PARTIAL_ACCEPTED, 950)], true],
  ['a little too slow', [run(TIME_LIMIT_EXCEEDED, 1001)], true],
  ['too slow, and crashed', [run(TIME_LIMIT_EXCEEDED, 1050, { kind: 'signalled', signal: 'SIGSEGV' })], true],
  ['too slow at the upper edge', [run(TIME_LIMIT_EXCEEDED, 1100)], true],
  ['too slow beyond it', [run(TIME_LIMIT_EXCEEDED, 1101)], false],
  ['still running where runs are cut', [run(TIME_LIMIT_EXCEEDED, 1100, { kind: 'cpu-limit' })], false],
  ['asleep until it was ended', [run(TIME_LIMIT_EXCEEDED, 950, { kind: 'wall-limit' })], false],
  ['out of memory near the limit', [run(MEMORY_LIMIT_EXCEEDED, 950, { kind: 'memory-limit' })], false],
  ['a wrong answer near the limit', [run(WRONG_ANSWER, 950)], false],
  ['a crash near the limit', [run(RUNTIME_ERROR, 950)], false],
  ['a failed checker near the limit', [run(SYSTEM_ERROR, 950)], false],
  ['a second run near the limit', [run(ACCEPTED, 990), run(TIME_LIMIT_EXCEEDED, 1010)], true],
  ['a second run well below it', [run(TIME_LIMIT_EXCEEDED, 1010), run(ACCEPTED, 500)], false],
  ['a third run', [run(ACCEPTED, 990), run(ACCEPTED, 990), run(ACCEPTED, 990)], false],
])('%s', (_what, runs, isDue) => {
  expect(isRunDue(runs, limitMs)).toBe(isDue);
});

test.each<[string, TimedRun[], StatusCode, number]>([
  ['the least time of equals counts', [run(ACCEPTED, 990), run(ACCEPTED, 950), run(ACCEPTED, 970)], ACCEPTED, 950],
  [
    'in time once is in time',
    [run(TIME_LIMIT_EXCEEDED, 1010), run(TIME_LIMIT_EXCEEDED, 1020), run(ACCEPTED, 999)],
    ACCEPTED,
    999,
  ],
  ['accepted stays accepted when a later run is worse', [run(ACCEPTED, 980), run(WRONG_ANSWER, 20)], ACCEPTED, 980],
  [
    'accepted stays accepted when a later run sleeps',
    [run(ACCEPTED, 980), run(TIME_LIMIT_EXCEEDED, 10, { kind: 'wall-limit' })],
    ACCEPTED,
    980,
  ],
  [
    'points count before none',
    [run(TIME_LIMIT_EXCEEDED, 1010), run(PARTIAL_ACCEPTED, 990), run(RUNTIME_ERROR, 5)],
    PARTIAL_ACCEPTED,
    990,
  ],
  ['too slow first, wrong in time: wrong', [run(TIME_LIMIT_EXCEEDED, 1010), run(WRONG_ANSWER, 990)], WRONG_ANSWER, 990],
  [
    'too slow throughout: the least of the times',
    [run(TIME_LIMIT_EXCEEDED, 1030), run(TIME_LIMIT_EXCEEDED, 1010), run(TIME_LIMIT_EXCEEDED, 1020)],
    TIME_LIMIT_EXCEEDED,
    1010,
  ],
])('%s', (_what, runs, status, cpuMs) => {
  expect([bestRun(runs).outcome.status, bestRun(runs).result.cpuMs]).toEqual([status, cpuMs]);
});

test('a run is cut a tenth above the limit', () => {
  expect([cutMs(1000), cutMs(1), cutMs(333)]).toEqual([1100, 2, 367]);
});
