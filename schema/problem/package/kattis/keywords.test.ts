import { expect, test } from 'vitest';
import { readKeywords } from './keywords.ts';

test('a keyword may name the difficulty, the others are tags', () => {
  expect(readKeywords(['Medium', 'graphs', ' graphs ', 'bfs'])).toEqual({ difficulty: 'MID', tags: ['graphs', 'bfs'] });
});

test('without such a keyword the difficulty is left open', () => {
  expect(readKeywords(['graphs']).difficulty).toBeNull();
});
