import { expect, test } from 'vitest';
import { interactionLines } from './interaction-lines.ts';

test('each line is told by the one who says it', () => {
  expect(interactionLines('>500\n<lower\n>250\n')).toEqual([
    { from: 'program', text: '500' },
    { from: 'judge', text: 'lower' },
    { from: 'program', text: '250' },
  ]);
});

test('a line without a mark goes on with the speaker before it', () => {
  expect(interactionLines('>1\n2')).toEqual([
    { from: 'program', text: '1' },
    { from: 'program', text: '2' },
  ]);
});

test('three dashes separate the passes of a multi-pass problem', () => {
  expect(interactionLines('<-1\n>500\n---\n<500\n>500')).toEqual([
    { from: 'judge', text: '-1' },
    { from: 'program', text: '500' },
    { from: 'pass-separator' },
    { from: 'judge', text: '500' },
    { from: 'program', text: '500' },
  ]);
});
