import { expect, test } from 'vitest';
import { storedTargets, targetsOf, textOf } from './targets.ts';

test('targets come back from the text of their field, with blanks in their names', () => {
  const targets = [
    { id: '7', name: 'Evening class' },
    { id: '12', name: 'Morning class / Class 1' },
  ];
  expect(targetsOf(textOf(targets))).toEqual(targets);
  expect(targetsOf('')).toEqual([]);
});

test('a draft of numbers alone names nothing', () => {
  expect(targetsOf('7, 12')).toEqual([]);
});

test('a stored target that is not named to the viewer keeps its place under its number', () => {
  expect(targetsOf(storedTargets(['7', '12'], [{ id: '12', name: 'Open' }]))).toEqual([
    { id: '7', name: '#7' },
    { id: '12', name: 'Open' },
  ]);
});
