import { expect, test } from 'vitest';
import { pickStatement } from './pick-statement.ts';

const rows = [{ language: 'en' }, { language: 'zh' }];

test('the asked language comes first', () => {
  expect(pickStatement(rows, 'zh', 'en-US')?.language).toBe('zh');
  expect(pickStatement(rows, 'zh-CN', 'en-US')?.language).toBe('zh');
});

test("without a wish the reader's language is taken", () => {
  expect(pickStatement(rows, null, 'zh-CN')?.language).toBe('zh');
});

test("a language that is not there falls back to the reader's, then English, then any", () => {
  expect(pickStatement(rows, 'fr', 'zh-CN')?.language).toBe('zh');
  expect(pickStatement([{ language: 'fr' }, { language: 'en' }], 'de', 'zh-CN')?.language).toBe('en');
  expect(pickStatement([{ language: 'fr' }], 'de', 'zh-CN')?.language).toBe('fr');
});

test('no statement at all is null', () => {
  expect(pickStatement([], 'en', 'en-US')).toBeNull();
});
