import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { FileStore } from '../../core/context.ts';
import { StoredFileMissing } from '../../core/files/stored-file-missing.ts';
import { sampleFinder } from './shown-sample.service.ts';

const sample = { input: '1 2', output: '3' };

/** A store of these texts, which are their own hashes. */
function storeOf(...texts: readonly string[]) {
  const read: string[] = [];
  const store: Pick<FileStore, 'read'> = {
    read(sha256) {
      read.push(sha256);
      if (!texts.includes(sha256)) throw new StoredFileMissing(sha256);
      return Readable.from([Buffer.from(sha256)]);
    },
  };
  return { store, read };
}

const refOf = (text: string, sizeBytes = text.length) => ({ sha256: text, sizeBytes });

test('a case is the sample with its input and answer', async () => {
  const { store } = storeOf('1 2\r\n', '3 \n');
  const data = { input: refOf('1 2\r\n'), answer: refOf('3 \n') };
  expect(await sampleFinder(store, [{ input: '1 2', output: '4' }, sample])(data)).toBe(sample);
});

test.each([
  ['large input', { input: refOf('1 2', 100_000_000), answer: refOf('3') }],
  ['large answer', { input: refOf('1 2'), answer: refOf('3', 100_000_000) }],
  ['short input', { input: refOf('1'), answer: refOf('3') }],
])('nothing is read of a case with a %s', async (_what, data) => {
  const { store, read } = storeOf('1 2', '3');
  await sampleFinder(store, [sample])(data);
  expect(read).toEqual([]);
});

test('an answer is not read where the input differs', async () => {
  const { store, read } = storeOf('9 9', '3');
  await sampleFinder(store, [sample])({ input: refOf('9 9'), answer: refOf('3') });
  expect(read).toEqual(['9 9']);
});

test('data that are lost equal no sample', async () => {
  const { store } = storeOf('1 2');
  expect(await sampleFinder(store, [sample])({ input: refOf('1 2'), answer: refOf('3') })).toBeUndefined();
});
