import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createFileStore } from '@verdict/server/adapters/file-store.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'verdict-store-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('a stream comes out as it went in, under the hash of its content', async () => {
  const content = randomBytes(300_000);
  const store = createFileStore(root);
  const stored = await store.put(Readable.from([content.subarray(0, 100_000), content.subarray(100_000)]));
  expect(stored).toEqual({ sha256: createHash('sha256').update(content).digest('hex'), sizeBytes: 300_000 });
  expect(await store.has(stored.sha256)).toBe(true);
  expect((await buffer(store.read(stored.sha256))).equals(content)).toBe(true);
});

test('the same content many times at once is one file and leaves nothing behind', async () => {
  const store = createFileStore(root);
  const stored = await Promise.all(Array.from({ length: 8 }, () => store.put(Buffer.from('the same'))));
  expect(new Set(stored.map(({ sha256 }) => sha256)).size).toBe(1);
  expect(await readdir(join(root, 'incoming'))).toEqual([]);
});

test('a file is removed when it is old enough, and not when it was put or renewed since', async () => {
  const store = createFileStore(root);
  const { sha256 } = await store.put(Buffer.from('not for ever'));
  const before = new Date(Date.now() - 60_000);
  await store.remove(sha256, before);
  expect(await store.has(sha256)).toBe(true);
  expect(await store.renew(sha256)).toBe(true);
  await store.remove(sha256, new Date(Date.now() + 60_000));
  expect(await store.has(sha256)).toBe(false);
  expect(await store.renew(sha256)).toBe(false);
  await store.remove(sha256, new Date(Date.now() + 60_000));
  expect(await readdir(join(root, 'incoming'))).toEqual([]);
});

test('a stream that breaks leaves nothing behind', async () => {
  const store = createFileStore(root);
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('the sender went away');
    })(),
  );
  await expect(store.put(broken)).rejects.toThrow('the sender went away');
  expect(await readdir(join(root, 'incoming'))).toEqual([]);
});

test('what is not there, or is no hash, is an exception', async () => {
  const store = createFileStore(root);
  expect(await store.has('0'.repeat(64))).toBe(false);
  expect(() => store.read('0'.repeat(64))).toThrow('missing in the content store');
  expect(() => store.read('../../../etc/passwd')).toThrow('64 lower-case hex');
  expect(await store.has('../secret')).toBe(false);
});
