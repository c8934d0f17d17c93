import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { endProcess, identifyProcess, isSameProcessRunning } from './process-identity.ts';

test('a process is known by more than its number', async () => {
  const own = identifyProcess(process.pid);
  expect(own).not.toBeNull();
  if (own === null) return;
  expect(isSameProcessRunning(own)).toBe(true);
  expect(isSameProcessRunning({ ...own, startTicks: '1' })).toBe(false);
  expect(isSameProcessRunning({ ...own, bootId: 'another boot' })).toBe(false);
});

test('a process that does not listen is ended by the next signal', async () => {
  const child = spawn('sh', ['-c', 'trap "" TERM; echo on; while :; do sleep 0.1; done'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  const identity = identifyProcess(child.pid ?? 0);
  if (identity === null) throw new Error('It did not start.');
  expect(
    await endProcess(identity, [
      ['SIGTERM', 100],
      ['SIGKILL', 5_000],
    ]),
  ).toBe(true);
  expect(identifyProcess(identity.pid)).toBeNull();
});

test('no process has no identity', () => {
  expect(identifyProcess(2 ** 22 + 1)).toBeNull();
});
