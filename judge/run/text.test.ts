import { expect, test } from 'vitest';
import { readableText } from './text.ts';

test('what a program wrote is fit to be stored and shown: valid UTF-8, no control characters, bounded', () => {
  const bytes = Buffer.concat([Buffer.from('a\0b\u001b[2Jc\u009b31md\te\nf'), Buffer.from([0xff, 0xc3])]);
  expect(readableText(bytes, 100)).toBe('ab[2Jc31md\te\nf\ufffd\ufffd');
  // The cut leaves no half of a character.
  expect(readableText(Buffer.from('\u{1f600}'.repeat(100)), 50)).toMatch(/^\u{1f600}+\n\[\.\.\.\]$/u);
});
