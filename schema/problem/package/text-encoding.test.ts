import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { expect, onTestFinished, test } from 'vitest';
import { createIssueLog } from './issue-log.ts';
import { sourceFolder } from './source-folder.ts';

/** Reads one text of a package that has these files. */
async function read(name: string, contents: Readonly<Record<string, Buffer>>): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'verdict-texts-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const files = new Map<string, string>();
  for (const [file, bytes] of Object.entries(contents)) {
    files.set(file, join(folder, file));
    await writeFile(join(folder, file), bytes);
  }
  return sourceFolder({ name: 'p', files, log: createIssueLog(), scratch: folder }).text(name);
}

const gbk = (text: string) => iconv.encode(text, 'gbk');

test('a text that could be UTF-8 by chance is read as the other texts of its package', async () => {
  expect(gbk('一').toString()).toBe('һ');
  expect(await read('a.md', { 'a.md': gbk('一'), 'b.cpp': gbk('// 求和') })).toBe('一');
  expect(await read('a.md', { 'a.md': gbk('一'), 'b.cpp': Buffer.from('// 求和') })).toBe('һ');
  expect(await read('a.md', { 'a.md': Buffer.from('Größe'), 'b.cpp': Buffer.from('// größer') })).toBe('Größe');
});

test('Chinese in UTF-8 stays what it is beside sources in GBK', async () => {
  const files = { 'a.md': Buffer.from('两个数的和'), 'b.cpp': gbk('// 求和'), 'c.md': Buffer.from('\uFEFFһ') };
  expect(await read('a.md', files)).toBe('两个数的和');
  expect(await read('b.cpp', files)).toBe('// 求和');
  expect(await read('c.md', files)).toBe('һ');
});
