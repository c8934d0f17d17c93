import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SupervisedChild } from './child-process.ts';
import { isSameProcessRunning, type ProcessIdentity } from './process-identity.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdict-child-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a child that closed its channel and stays is ended, and another started', async () => {
  const started: ProcessIdentity[] = [];
  const child = new SupervisedChild({
    name: 'sleeper',
    command: [
      process.execPath,
      '-e',
      "process.send({ type: 'ready' }); setTimeout(() => process.disconnect(), 500); setInterval(() => {}, 60_000)",
    ],
    env: {},
    logFile: join(folder, 'sleeper.log'),
    graceMs: 5_000,
    onStart: (identity) => started.push(identity),
  });
  await child.start(AbortSignal.timeout(20_000));
  await vi.waitFor(() => expect(started.length).toBeGreaterThan(1), { timeout: 20_000 });
  const [first] = started;
  expect(first && isSameProcessRunning(first)).toBe(false);
  await child.stop();
});
