import { expect, test } from 'vitest';
import { localeOf } from './locale.ts';

test.each([
  [undefined, undefined, 'zh-CN'],
  [undefined, 'en-GB,en;q=0.9', 'en-US'],
  [undefined, 'de,zh;q=0.4,en;q=0.8', 'en-US'],
  [undefined, 'fr', 'zh-CN'],
  [undefined, 'en;q=0, zh-TW', 'zh-CN'],
  ['en-US', 'zh-CN', 'en-US'],
  ['xx', 'en', 'en-US'],
])('the locale header %s with Accept-Language %s gives %s', (locale, acceptLanguage, expected) => {
  expect(localeOf(locale, acceptLanguage)).toBe(expected);
});
