import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openArchive, type ReadOptions } from '@verdict/schema/problem/package/archive.ts';
import { createIssueLog } from '@verdict/schema/problem/package/issue-log.ts';
import { readProblemPackage, type ReadResult } from '@verdict/schema/problem/package/kattis/reader.ts';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { legacyPackage, temporaryFolder, writeZip } from './package-folder.ts';

/** Reads a zip and checks that a refused one leaves nothing behind. */
async function readRefused(zip: string, options: ReadOptions = {}): Promise<string[]> {
  const temporary = await temporaryFolder();
  const result: ReadResult = await readProblemPackage(zip, { ...options, temporaryFolder: temporary });
  expect(result.ok).toBe(false);
  expect(await readdir(temporary)).toEqual([]);
  return result.ok ? [] : result.problems.map(({ message }) => message);
}

/** Rewrites a name in a zip to another of the same length, which no packer would write. */
async function renameEntry(zip: string, from: string, to: string): Promise<void> {
  const bytes = await readFile(zip);
  await writeFile(zip, Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1'));
}

test('names that lead out of the folder are refused', async () => {
  for (const evil of ['../../evil.txt', '/tmp/evil.txts', 'a/../../../b.t', 'C:/evil/a.txt']) {
    const plain = 'x'.repeat(evil.length);
    const zip = await writeZip({ ...legacyPackage, [plain]: 'evil' });
    await renameEntry(zip, plain, evil);
    const [message] = await readRefused(zip);
    expect(message).toMatch(/leads out of the package/u);
  }
});

test('a link is refused, whatever it points to', async () => {
  const zip = await writeZip(legacyPackage, (file) =>
    file.addBuffer(Buffer.from('/etc/passwd'), 'data/sample/2.in', { mode: 0o120777 }),
  );
  expect(await readRefused(zip)).toEqual(['has the link data/sample/2.in; links are not taken from a zip.']);
});

test('a device is refused', async () => {
  const zip = await writeZip(legacyPackage, (file) =>
    file.addBuffer(Buffer.from(''), 'data/sample/2.in', { mode: 0o020666 }),
  );
  expect(await readRefused(zip)).toEqual(['has the entry data/sample/2.in, which is neither a file nor a folder.']);
});

test('a zip with too many bytes or entries is refused', async () => {
  const zip = await writeZip({ ...legacyPackage, 'data/secret/3.in': Buffer.alloc(3 * 1024 ** 2) });
  expect(await readRefused(zip, { maxArchiveBytes: 2 * 1024 ** 2 })).toEqual(['has more than 2 MiB when unpacked.']);
  expect(await readRefused(zip, { maxArchiveEntries: 5 })).toEqual(['has more than 5 entries.']);
});

test('a zip that lies about its sizes gains nothing by it', async () => {
  const size = 3 * 1024 ** 2;
  const zip = await writeZip({ ...legacyPackage, 'data/secret/3.in': Buffer.alloc(size) });
  const bytes = await readFile(zip);
  const stated = Buffer.alloc(4);
  stated.writeUInt32LE(size);
  const small = Buffer.alloc(4);
  small.writeUInt32LE(10);
  for (let at = bytes.indexOf(stated); at !== -1; at = bytes.indexOf(stated, at + 4)) small.copy(bytes, at);
  await writeFile(zip, bytes);
  const [message] = await readRefused(zip, { maxArchiveBytes: 2 * 1024 ** 2 });
  expect(message).toMatch(/^cannot be read as a zip|^has more than/u);
});

test('two entries of one name, and a file that is also a folder, are refused', async () => {
  const twice = await writeZip({ ...legacyPackage, 'data/sample/9.in': 'a', 'data/sample/8.in': 'b' });
  await renameEntry(twice, 'data/sample/9.in', 'data/sample/8.in');
  expect(await readRefused(twice)).toEqual([
    'cannot be unpacked: it has a file and a folder of the same name, or a file twice.',
  ]);
  const folder = await writeZip({ ...legacyPackage, 'data/x': 'a', 'data/x/y': 'b' });
  expect(await readRefused(folder)).toEqual([
    'cannot be unpacked: it has a file and a folder of the same name, or a file twice.',
  ]);
});

test('a file that is no zip, and a zip cut short, are refused', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'a.zip'), 'this is no zip');
  const [message] = await readRefused(join(folder, 'a.zip'));
  expect(message).toMatch(/^cannot be read as a zip/u);
  const zip = await writeZip(legacyPackage);
  await writeFile(zip, (await readFile(zip)).subarray(0, 400));
  expect(await readRefused(zip)).toHaveLength(1);
});

test('a wrong package in a zip leaves nothing behind either', async () => {
  expect(await readRefused(await writeZip({ ...legacyPackage, 'problem.yaml': 'validation: magic\n' }))).toContain(
    '"validation" is "magic"; it must begin with "default" or "custom".',
  );
});

/**
 * A zip of one file whose list names it many times, each by another name and with a size of the caller's: what no
 * packer would write.
 */
async function writeList(count: number, statedBytes: number): Promise<string> {
  const zip = await writeZip({ '0000000.in': 'a'.repeat(100) });
  const bytes = await readFile(zip);
  const from = bytes.indexOf(Buffer.from('PK\u0001\u0002'));
  const end = bytes.indexOf(Buffer.from('PK\u0005\u0006'));
  const record = bytes.subarray(from, end);
  record.writeUInt32LE(statedBytes, 24);
  const records = Array.from({ length: count }, (_, index) => {
    const copy = Buffer.from(record);
    copy.write(String(index).padStart(7, '0'), 46, 'latin1');
    return copy;
  });
  const tail = Buffer.from(bytes.subarray(end));
  // Counts of 16 bits: beyond them a list says how many it has in a record of its own, which is asked for by 0xffff.
  tail.writeUInt16LE(Math.min(count, 0xfffe), 8);
  tail.writeUInt16LE(Math.min(count, 0xfffe), 10);
  tail.writeUInt32LE(records.length * record.length, 12);
  await writeFile(zip, Buffer.concat([bytes.subarray(0, from), ...records, tail]));
  return zip;
}

test('a bomb is refused before any of it is unpacked', async () => {
  expect(await readRefused(await writeList(1, 1024 ** 3))).toEqual([
    'would grow more than 250 times when unpacked, as zip bombs do.',
  ]);
  expect(await readRefused(await writeList(3, 1024 ** 3))).toEqual(['has more than 2,048 MiB when unpacked.']);
});

test('100,000 files are refused', async () => {
  expect(await readRefused(await writeList(100_000, 100))).toEqual(['has more than 50,000 entries.']);
});

test('names in the encoding of Chinese Windows are read as they were written', async () => {
  const zip = await writeZip({ ...legacyPackage, 'attachments/xxxx.txt': 'read me' });
  const bytes = await readFile(zip);
  const name = Buffer.from('attachments/xxxx.txt');
  const written = Buffer.concat([Buffer.from('attachments/'), iconv.encode('数据', 'gbk'), Buffer.from('.txt')]);
  for (let at = bytes.indexOf(name); at !== -1; at = bytes.indexOf(name, at + 4)) written.copy(bytes, at);
  // Nothing may say that the names are UTF-8: the flag is bit 11 of each header.
  for (let at = 0; at < bytes.length - 4; at += 1) {
    const signature = bytes.readUInt32LE(at);
    if (signature === 0x04034b50) bytes.writeUInt16LE(0, at + 6);
    if (signature === 0x02014b50) bytes.writeUInt16LE(0, at + 8);
  }
  await writeFile(zip, bytes);
  const archive = await openArchive(zip, {}, createIssueLog());
  expect([...(archive?.files.keys() ?? [])].filter((path) => path.startsWith('attachments/'))).toEqual([
    'attachments/数据.txt',
  ]);
  archive?.close();
});
