import { expect, test } from 'vitest';
import { hasTooLongText } from './text-limits.ts';

test('a text is too long above the limit of its kind, or a stricter one of the form', () => {
  const description = 'x'.repeat(10_001);
  expect(hasTooLongText({ title: 'x'.repeat(255), description })).toBe(false);
  expect(hasTooLongText({ title: 'x'.repeat(256), description })).toBe(true);
  expect(hasTooLongText({ title: 'x', description }, { description: 10_000 })).toBe(true);
  expect(hasTooLongText({ title: 'x', descriptionEn: 'x'.repeat(65_536) })).toBe(true);
});
