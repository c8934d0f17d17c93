import { describe, expect, test } from 'vitest';
import { Status } from '../protocol/status.ts';
import type { RunEnd } from '../sandbox/sandbox.types.ts';
import { badEnd } from './case-verdict.ts';

const exited = (code: number): RunEnd => ({ kind: 'exited', code });

describe('the verdict of a run by its end', () => {
  test.each<[string, RunEnd, number, boolean, number | null, string | null]>([
    ['a clean end is left to the comparison', exited(0), 10, false, null, null],
    ['the exit code is named', exited(3), 10, false, Status.RUNTIME_ERROR, 'exit code 3'],
    [
      'the signal is named',
      { kind: 'signalled', signal: 'SIGSEGV' },
      10,
      false,
      Status.RUNTIME_ERROR,
      'signal SIGSEGV',
    ],
    [
      'output over its cap is a runtime error',
      { kind: 'output-limit' },
      10,
      false,
      Status.RUNTIME_ERROR,
      'output limit exceeded',
    ],
    ['output comes before time', { kind: 'output-limit' }, 5000, false, Status.RUNTIME_ERROR, 'output limit exceeded'],
    ['CPU time', { kind: 'cpu-limit' }, 1010, false, Status.TIME_LIMIT_EXCEEDED, 'CPU time limit exceeded'],
    ['wall time', { kind: 'wall-limit' }, 1, false, Status.TIME_LIMIT_EXCEEDED, 'wall-clock time limit exceeded'],
    ['memory', { kind: 'memory-limit' }, 1, false, Status.MEMORY_LIMIT_EXCEEDED, 'memory limit exceeded'],
    [
      'a clean end after the limit is too slow',
      exited(0),
      1001,
      false,
      Status.TIME_LIMIT_EXCEEDED,
      'CPU time limit exceeded',
    ],
    [
      'a crash after the limit is too slow',
      exited(1),
      1001,
      false,
      Status.TIME_LIMIT_EXCEEDED,
      'CPU time limit exceeded',
    ],
    [
      'memory reached after the time limit is too slow',
      { kind: 'memory-limit' },
      1001,
      false,
      Status.TIME_LIMIT_EXCEEDED,
      'CPU time limit exceeded',
    ],
    ['exactly at the limit is in time', exited(0), 1000, false, null, null],
    ["a runtime's own memory error", exited(1), 10, true, Status.MEMORY_LIMIT_EXCEEDED, 'memory limit exceeded'],
  ])('%s', (_what, end, cpuMs, isOutOfMemory, status, message) => {
    const bad = badEnd({ end, cpuMs, isOutOfMemory }, 1000);
    expect(bad === null ? [null, null] : [bad.status, bad.message]).toEqual([status, message]);
  });
});
