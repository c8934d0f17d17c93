import { expect, test } from 'vitest';
import { readInclude } from './read-include.ts';

const read = (...parts: BlobPart[]) => readInclude(new File(parts, 'testlib.h'));

test('a text is read to the byte, with the mark that some editors put at its start', async () => {
  expect(await read('#pragma once // 检查\r\n')).toEqual({ content: '#pragma once // 检查\r\n' });
  expect(await read(new Uint8Array([0xef, 0xbb, 0xbf, 0x2f, 0x2f]))).toEqual({ content: '\uFEFF//' });
  expect(await read('x'.repeat(1_048_576))).toHaveProperty('content');
});

test('what is no text in UTF-8, or too large, is told at once', async () => {
  expect(await read(new Uint8Array([0xd6, 0xd0]))).toEqual({ fault: { id: 'includes.notText' } });
  expect(await read('a\0b')).toEqual({ fault: { id: 'includes.notText' } });
  expect(await read('x'.repeat(1_048_577))).toEqual({ fault: { id: 'includes.tooLarge' } });
});

test('a file that went away since it was chosen is told as such', async () => {
  const gone = new File(['x'], 'testlib.h');
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  expect(await readInclude(gone)).toEqual({ fault: { id: 'includes.unreadable' } });
});
