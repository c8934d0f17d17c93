import { expect, test } from 'vitest';
import { textIn, translationsColumn, translationsOf } from './text-in.ts';

const column = translationsColumn([{ language: 'zh-CN', title: ' 循环 ', description: '' }]);

test('a text is read in its language, and otherwise as the row has it', () => {
  expect(textIn(column, 'zh-CN', 'title', 'Loops')).toBe('循环');
  expect(textIn(column, 'en-US', 'title', 'Loops')).toBe('Loops');
  expect(textIn(column, null, 'title', 'Loops')).toBe('Loops');
});

test('an empty translation is none', () => {
  expect(textIn(column, 'zh-CN', 'description', 'Read.')).toBe('Read.');
});

test.each([null, 'text', [], { 'zh-CN': 1 }, { 'zh-CN': { title: 2 } }])(
  'a column that holds %j has no texts',
  (odd) => {
    expect(textIn(odd, 'zh-CN', 'title', 'Loops')).toBe('Loops');
    expect(textIn(odd, '__proto__', 'title', 'Loops')).toBe('Loops');
    expect(translationsOf(odd)).toEqual([]);
  },
);

test('a column is read as the list it was written from', () => {
  expect(translationsOf(column)).toEqual([{ language: 'zh-CN', title: '循环', description: '' }]);
});
