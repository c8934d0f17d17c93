import { expect, test } from 'vitest';
import { textOn } from './text-on.ts';

test.each([
  ['#ffffff', '#000000'],
  ['#000', '#ffffff'],
  ['#f00', '#000000'],
  ['#FFD700', '#000000'],
  ['#2457c5', '#ffffff'],
])('on %s letters are %s', (color, letters) => {
  expect(textOn(color)).toBe(letters);
});

test.each(['', 'red', '#12', '#1234567', 'url(x)'])('what is no plain colour ("%s") is not taken for one', (color) => {
  expect(textOn(color)).toBeNull();
});
