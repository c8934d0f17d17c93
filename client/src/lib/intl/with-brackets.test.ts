import { expect, test } from 'vitest';
import { withBrackets } from './with-brackets.ts';

test('brackets are those of the language', () => {
  expect(withBrackets('一班', 12, 'zh-CN')).toBe('一班（12）');
  expect(withBrackets('Class 1', 12, 'en-US')).toBe('Class 1 (12)');
});
