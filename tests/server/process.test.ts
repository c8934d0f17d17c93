import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerMessage } from '@verdict/server/starter-channel.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { testDatabaseUrl } from './test-server.ts';

// A process of its own loads everything anew, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let dataFolder: string;
let child: ChildProcess | null = null;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'verdict-process-'));
});
afterEach(() => child?.kill('SIGKILL'));
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

/** Starts the server's own process. @returns its first message and all it logs. */
async function start(env: Record<string, string> = {}): Promise<{ started: ChildProcess; message: ServerMessage }> {
  const started = fork(fileURLToPath(import.meta.resolve('@verdict/server/index.ts')), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: testDatabaseUrl(),
      VERDICT_DATA: dataFolder,
      VERDICT_SECRET: 'a secret of the tests, long enough',
      VERDICT_DEMO: '0',
      ...env,
    },
  });
  child = started;
  const [message] = (await once(started, 'message')) as [ServerMessage];
  return { started, message };
}

async function codeOf(started: ChildProcess): Promise<unknown> {
  const [code] = await once(started, 'exit');
  return code;
}

test('it tells its starter where it listens, and SIGTERM ends it cleanly', async () => {
  const { started, message } = await start();
  if (message.type !== 'ready') throw new Error(JSON.stringify(message));
  expect((await fetch(`${message.address}/readyz`)).status).toBe(200);
  const ended = codeOf(started);
  started.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('it ends when its starter is gone', async () => {
  const { started } = await start();
  const ended = codeOf(started);
  started.disconnect();
  expect(await ended).toBe(0);
});

test('what keeps it from starting is told in a line', async () => {
  const { started, message } = await start({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' });
  expect(message).toEqual({ type: 'failed', reason: expect.stringMatching(/^[^\n]+$/) });
  expect(await codeOf(started)).toBe(1);
});

test('one that cannot begin its work ends, rather than to answer everything with an error', async () => {
  const database = new pg.Client(testDatabaseUrl());
  await database.connect();
  await database.query(
    'DROP SCHEMA IF EXISTS pgboss CASCADE; CREATE SCHEMA pgboss; CREATE TABLE pgboss.version (of_something_else int)',
  );
  const { started, message } = await start();
  expect(message.type).toBe('failed');
  expect(await codeOf(started)).toBe(1);
  await database.query('DROP SCHEMA pgboss CASCADE');
  await database.end();
});

test('a start removes what imports of a killed server have unpacked', async () => {
  const temporary = await mkdtemp(join(tmpdir(), 'verdict-temporary-'));
  const left = join(temporary, 'problem-import-AbCdEf');
  await mkdir(join(left, 'made-1'), { recursive: true });
  const longAgo = new Date(Date.now() - 2 * 86_400_000);
  await utimes(left, longAgo, longAgo);
  await start({ TMPDIR: temporary });
  expect(await readdir(temporary)).not.toContain('problem-import-AbCdEf');
  await rm(temporary, { recursive: true, force: true });
});
