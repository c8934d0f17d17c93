import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const text = '姓名,学号\n张三,1';

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16 with its mark', iconv.encode(text, 'utf16-le', { addBOM: true })],
  ['UTF-16 the other way round', iconv.encode(text, 'utf16-be', { addBOM: true })],
  ['GB18030', iconv.encode(text, 'gb18030')],
])('%s is told by its bytes', (_name, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});
