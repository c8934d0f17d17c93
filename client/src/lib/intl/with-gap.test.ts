import { expect, test } from 'vitest';
import { withGap } from './with-gap.ts';

test('a space follows a sentence, but not full-width punctuation', () => {
  expect(['Paused.', '暂停', '暂停。', '最近使用：'].map(withGap)).toEqual([
    'Paused. ',
    '暂停 ',
    '暂停。',
    '最近使用：',
  ]);
});
