import { expect, test } from 'vitest';
import { codeSpan, joinInline } from './markdown-text.ts';

test('code with backticks is put in longer ones', () => {
  expect(codeSpan('a')).toBe('`a`');
  expect(codeSpan('`a``b')).toBe('``` `a``b ```');
  expect(codeSpan(' ')).toBe('');
});

test('blanks stay outside of marks, and formulas at the edge stay inside', () => {
  expect(
    joinInline([
      { mark: '', text: 'a' },
      { mark: '**', text: ' b ' },
      { mark: '', text: 'c' },
    ]),
  ).toBe('a **b** c');
  expect(
    joinInline([
      { mark: '**', text: '$x$' },
      { mark: '', text: 'y' },
    ]),
  ).toBe('**$x$**y');
});
