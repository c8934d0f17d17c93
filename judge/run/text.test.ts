import { expect, test } from 'vitest';
import { outputBeginning, readableText } from './text.ts';

test('what a program wrote is fit to be stored and shown: valid UTF-8, no control characters, bounded', () => {
  const bytes = Buffer.concat([Buffer.from('a\0b\u001b[2Jc\u009b31md\te\nf'), Buffer.from([0xff, 0xc3])]);
  expect(readableText(bytes, 100)).toBe('ab[2Jc31md\te\nf\ufffd\ufffd');
  // The cut leaves no half of a character.
  expect(readableText(Buffer.from('\u{1f600}'.repeat(100)), 50)).toMatch(/^\u{1f600}+\n\[\.\.\.\]$/u);
});

test('the beginning of a long output says apart that it is one, and tears no character', () => {
  expect(outputBeginning(Buffer.from('12'), 2)).toEqual({ text: '12', isCut: false });
  expect(outputBeginning(Buffer.from('123'), 2)).toEqual({ text: '12', isCut: true });
  expect(outputBeginning(Buffer.from('1\u{1f600}'), 2)).toEqual({ text: '1', isCut: true });
  expect(outputBeginning(Buffer.alloc(9), 2)).toEqual({ text: '', isCut: true });
});
