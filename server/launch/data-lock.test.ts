import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dataFolderHolder, isLock, takeDataFolder } from './data-lock.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdict-lock-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function take() {
  const lock = await takeDataFolder(folder);
  if (!isLock(lock)) throw new Error('The folder is taken.');
  return lock;
}

test('whoever comes second is told who is there, and where', async () => {
  const lock = await take();
  expect(await takeDataFolder(folder)).toEqual({ pid: process.pid, address: null, isStopping: false });
  lock.setAddress('http://localhost:4000');
  expect(await dataFolderHolder(folder)).toMatchObject({ address: 'http://localhost:4000' });
  await lock.release();
});

test('a released folder can be taken again', async () => {
  await (await take()).release();
  expect(await dataFolderHolder(folder)).toBeNull();
  await (await take()).release();
});

test('a folder that is just being left is waited for', async () => {
  const first = await take();
  first.setStopping();
  const second = takeDataFolder(folder);
  await first.release();
  const lock = await second;
  expect(isLock(lock)).toBe(true);
  if (isLock(lock)) await lock.release();
});

test('two folders do not disturb each other', async () => {
  const lock = await take();
  const other = await takeDataFolder(join(folder, 'other'));
  expect(isLock(other)).toBe(true);
  if (isLock(other)) await other.release();
  await lock.release();
});
