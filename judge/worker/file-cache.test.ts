import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileRef } from '../protocol/task.ts';
import { DamagedFile, FileCache } from './file-cache.ts';

let folder: string;
let downloads: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdict-cache-'));
  downloads = [];
});
afterEach(() => rm(folder, { recursive: true }));

const contents = new Map<string, string>();
function file(content: string): FileRef {
  const sha256 = createHash('sha256').update(content).digest('hex');
  contents.set(sha256, content);
  return { sha256, sizeBytes: Buffer.byteLength(content) };
}

function open(maxBytes = 1_000_000, change: (content: string) => string = (content) => content): Promise<FileCache> {
  const download = async (sha256: string): Promise<ReadableStream<Uint8Array>> => {
    downloads.push(sha256);
    return new Blob([change(contents.get(sha256) ?? '')]).stream();
  };
  return FileCache.open({ folder, maxBytes, download });
}

test('a file is fetched once and kept for later lives', async () => {
  const one = file('one');
  const cache = await open();
  const [first, second] = await Promise.all([cache.hold(one), cache.hold(one)]);
  expect(await readFile(first.path, 'utf8')).toBe('one');
  expect(second.path).toBe(first.path);
  const later = await (await open()).hold(one);
  expect(await readFile(later.path, 'utf8')).toBe('one');
  expect(downloads).toHaveLength(1);
});

test('a damaged file is refused, leaves nothing and is asked for again', async () => {
  const one = file('one');
  let isDamaged = true;
  const cache = await open(1_000_000, (content) => (isDamaged ? 'two' : content));
  await expect(cache.hold(one)).rejects.toThrow(DamagedFile);
  expect(await readdir(folder)).toEqual([]);
  isDamaged = false;
  expect(await readFile((await cache.hold(one)).path, 'utf8')).toBe('one');
});

test('a file longer than announced is cut off', async () => {
  const cache = await open(1_000_000, () => 'x'.repeat(100_000));
  await expect(cache.hold(file('short'))).rejects.toThrow(/longer than 5 bytes/);
  expect(await readdir(folder)).toEqual([]);
});

test('over the limit the file used longest ago goes, never one in use', async () => {
  const [a, b, c, d] = [file('a'.repeat(40)), file('b'.repeat(40)), file('c'.repeat(40)), file('d'.repeat(40))];
  const cache = await open(100);
  using held = await cache.hold(a);
  (await cache.hold(b))[Symbol.dispose]();
  (await cache.hold(c))[Symbol.dispose]();
  expect((await readdir(folder)).toSorted()).toEqual([a.sha256, c.sha256].toSorted());
  held[Symbol.dispose]();
  await new Promise((resolve) => setTimeout(resolve, 5));
  (await cache.hold(c))[Symbol.dispose]();
  (await cache.hold(d))[Symbol.dispose]();
  expect((await readdir(folder)).toSorted()).toEqual([c.sha256, d.sha256].toSorted());
});

test('a file of an earlier life that the disk damaged is noticed and fetched anew', async () => {
  const [one, two] = [file('one'), file('two')];
  const cache = await open();
  const { path } = await cache.hold(one);
  await cache.hold(two);
  await writeFile(path, 'eno');
  const later = await open();
  expect(await readFile((await later.hold(one)).path, 'utf8')).toBe('one');
  expect(await readFile((await later.hold(two)).path, 'utf8')).toBe('two');
  expect(downloads).toEqual([one.sha256, two.sha256, one.sha256]);
});

test('a file damaged, truncated or deleted between two uses is downloaded again, once for all callers', async () => {
  const one = file('one');
  const cache = await open();
  const held = await cache.hold(one);
  for (const damage of [() => writeFile(held.path, 'eno'), () => writeFile(held.path, 'o'), () => rm(held.path)]) {
    downloads = [];
    await damage();
    const again = await Promise.all([cache.hold(one), cache.hold(one)]);
    expect(await Promise.all(again.map(({ path }) => readFile(path, 'utf8')))).toEqual(['one', 'one']);
    expect(downloads).toHaveLength(1);
  }
});

test('downloads that an earlier life did not finish are dropped', async () => {
  await writeFile(join(folder, 'new-half'), 'half');
  await open();
  expect(await readdir(folder)).toEqual([]);
});

test('a task with many files asks for a few at a time, in order', async () => {
  let underWay = 0;
  let most = 0;
  const download = async (sha256: string): Promise<ReadableStream<Uint8Array>> => {
    underWay += 1;
    most = Math.max(most, underWay);
    downloads.push(sha256);
    await new Promise((resolve) => setTimeout(resolve, 2));
    underWay -= 1;
    return new Blob([contents.get(sha256) ?? '']).stream();
  };
  const cache = await FileCache.open({ folder, maxBytes: 1_000_000, download });
  const many = Array.from({ length: 40 }, (_, index) => file(`content ${index}`));
  await Promise.all(many.map((one) => cache.hold(one)));
  expect(most).toBeLessThanOrEqual(4);
  expect(downloads).toEqual(many.map((one) => one.sha256));
});
