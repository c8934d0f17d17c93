import { expect, test } from 'vitest';
import { chooseLocale } from './locale-store.ts';

test('a stored preference wins', () => {
  expect(chooseLocale('en-US', ['zh-CN'])).toBe('en-US');
});

test("without one, the first of the browser's languages that is ours is taken", () => {
  expect(chooseLocale(null, ['fr-FR', 'en-GB', 'zh-TW'])).toBe('en-US');
  expect(chooseLocale('de', ['zh-Hant-HK'])).toBe('zh-CN');
});

test('else the page is Chinese', () => {
  expect(chooseLocale(null, ['fr-FR'])).toBe('zh-CN');
});
