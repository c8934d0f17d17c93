import { expect, test } from 'vitest';
import { insertBlock, prefixLines, wrap, type Edit } from './markdown-marks.ts';

/** The text after an edit, with [ ] around what is selected. */
function after(text: string, { from, to, text: put, selectFrom, selectTo }: Edit): string {
  const changed = text.slice(0, from) + put + text.slice(to);
  return `${changed.slice(0, selectFrom)}[${changed.slice(selectFrom, selectTo)}]${changed.slice(selectTo)}`;
}

test('marks go around the selection, and go again the second time', () => {
  expect(after('a sum b', wrap({ text: 'a sum b', from: 2, to: 5 }, '**', '**', 'text'))).toBe('a **[sum]** b');
  expect(after('a **sum** b', wrap({ text: 'a **sum** b', from: 4, to: 7 }, '**', '**', 'text'))).toBe('a [sum] b');
});

test('without a selection there is a word to type over', () => {
  expect(after('', wrap({ text: '', from: 0, to: 0 }, '$', '$', 'x'))).toBe('$[x]$');
});

test('every selected line gets the mark, from its start', () => {
  expect(after('one\ntwo', prefixLines({ text: 'one\ntwo', from: 1, to: 7 }, '- '))).toBe('- one\n- two[]');
  expect(after('- one\n- two', prefixLines({ text: '- one\n- two', from: 0, to: 11 }, '- '))).toBe('one\ntwo[]');
});

test('a block stands on lines of its own', () => {
  expect(after('text', insertBlock({ text: 'text', from: 4, to: 4 }, '![](a.png)'))).toBe('text\n\n![](a.png)\n[]');
});
