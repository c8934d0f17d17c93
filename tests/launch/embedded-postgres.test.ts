import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@verdict/server/adapters/embedded-postgres.ts';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdict-pg-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const start = (dataFolder: string) => startEmbeddedPostgres({ dataFolder, log: () => {}, endsWithUs: true });

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>({ text: sql });
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

test('a folder that only its owner can enter, with a long name, serves', async () => {
  const deep = join(folder, 'a'.repeat(100), 'b'.repeat(100));
  await mkdir(deep, { recursive: true });
  await chmod(folder, 0o700);
  const postgres = await start(deep);
  expect(await ask(postgres.url, 'SHOW server_encoding')).toBe('UTF8');
  expect(await ask(postgres.url, "SELECT upper('straße ä')")).toBe('STRASSE Ä'.replace('STRASSE', 'STRAßE'));
  expect(await ask(postgres.url, 'SHOW listen_addresses')).toBe('');
  expect(await ask(postgres.url, 'SHOW fsync')).toBe('on');
  expect(await ask(postgres.url, 'SHOW max_connections')).toBe('200');
  await postgres.stop();
});

test('what was committed before a kill -9 is there after the next start', async () => {
  const first = await start(folder);
  await ask(first.url, 'CREATE TABLE kept (n int)');
  await ask(first.url, 'INSERT INTO kept VALUES (42)');
  const [pid] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  const second = await start(folder);
  expect(second.reused).toBe(false);
  expect(await ask(second.url, 'SELECT n FROM kept')).toBe(42);
  await second.stop();
  expect(second.isRunning()).toBe(false);
});

test('one that dies while it is taken over is started anew', async () => {
  const first = await start(folder);
  const [pid] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  // Stopped, it takes connections and answers none, as one does that was killed and has not had its turn to end.
  process.kill(Number(pid), 'SIGSTOP');
  const starting = start(folder);
  setTimeout(() => process.kill(Number(pid), 'SIGKILL'), 200);
  const second = await starting;
  expect(second.reused).toBe(false);
  expect(await ask(second.url, 'SELECT 42')).toBe(42);
  expect(first.isRunning()).toBe(false);
  await second.stop();
});

test('one that runs is taken over; two starts at once get the same', async () => {
  const [first, second] = await Promise.all([start(folder), start(folder)]);
  const third = await start(folder);
  expect(third.reused).toBe(true);
  expect([second.url, third.url]).toEqual([first.url, first.url]);
  await third.stop();
});

test('one whose folder was deleted under it does not block a new start', async () => {
  await start(folder);
  await rm(join(folder, 'postgres'), { recursive: true });
  const second = await start(folder);
  expect(await ask(second.url, 'SELECT 1')).toBe(1);
  await second.stop();
});
