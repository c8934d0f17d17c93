import { mkdtemp, readFile, rm } from 'node:fs/promises';
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

test('a child gets a log in a folder that is not there yet, as with a database of its own', async () => {
  const logFile = join(folder, 'logs', 'speaker.log');
  const child = new SupervisedChild({
    name: 'speaker',
    command: [
      process.execPath,
      '-e',
      "console.log('up'); process.send({ type: 'ready' }); setInterval(() => {}, 60_000)",
    ],
    env: {},
    logFile,
    graceMs: 5_000,
    onStart: () => {},
  });
  await child.start(AbortSignal.timeout(20_000));
  await child.stop();
  expect(await readFile(logFile, 'utf8')).toBe('up\n');
});

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
