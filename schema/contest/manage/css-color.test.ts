import { expect, test } from 'vitest';
import { isCssColor } from './css-color.ts';

test.each(['#d32f2f', '#FFF', '#12345678', 'gold', 'RebeccaPurple', 'rgb(211, 47, 47)', 'rgba(0 0 0 / 50%)'])(
  '%s is a colour',
  (text) => {
    expect(isCssColor(text)).toBe(true);
  },
);

test.each(['', 'nope', 'toString', '#12', '#ggg', 'url(https://nowhere.example)', 'red; display: none', 'var(--x)'])(
  '%s is none',
  (text) => {
    expect(isCssColor(text)).toBe(false);
  },
);
