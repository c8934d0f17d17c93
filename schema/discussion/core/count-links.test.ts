import { describe, expect, test } from 'vitest';
import { countLinks } from './count-links.ts';

const site = 'https://judge.example';
const count = (text: string) => countLinks(text, site);

describe('links', () => {
  test.each([
    ['[a](https://a.example)', 1],
    ['<https://a.example>', 1],
    ['https://a.example and www.b.example', 2],
    ['[a][x] [b][x]\n\n[x]: https://a.example', 2],
    ['[a](//a.example)', 1],
    ['> - **[a](https://a.example)**', 1],
    ['mail me@a.example', 1],
    ['[a](https&colon;&#47;&#47;a.example)', 1],
    ['[a](\\/\\/a.example)', 1],
    ['*https://a.example* **[b](https://b.example)** ~~www.c.example~~', 3],
    // Not drawn as links.
    ['`https://a.example`', 0],
    ['```\nhttps://a.example\n```', 0],
    ['\\[a](b) [a]', 0],
    // Of the site itself.
    ['[a](/problem/1) [b](#c) [d](https://judge.example/problem/1) http://judge.example', 0],
    ['https://judge.example.evil.example', 1],
  ])('of %j are %i', (text, links) => {
    expect(count(text)).toEqual({ links, images: 0 });
  });
});

test('images count whatever their address, also within a link', () => {
  expect(count('![a](/api/public/a.png) [![b](https://b.example)](https://c.example) ![d][e]\n\n[e]: x.png')).toEqual({
    links: 1,
    images: 3,
  });
});

test('what is nested too deeply to be drawn has none', () => {
  expect(count(`${'> '.repeat(200)}https://a.example`)).toEqual({ links: 0, images: 0 });
});

test('a text of very many brackets is counted by its addresses', () => {
  const text = `${'a]'.repeat(30_000)} [a](https://a.example) www.b.example [c](https&colon;//c.example)`;
  expect(count(`${text} ${site}/problem/1 [d](/problem/1) ![e](/e.png)`)).toEqual({ links: 3, images: 1 });
});

/** Longest text of a discussion, in characters. */
const longest = 65_535;
/** So that the text is not passed over. */
const end = '\n\nhttps://a.example';

// The time limit of tests is the bound: quadratic time takes minutes.
test.each([
  ['links', '[a](b)'],
  ['open brackets', '['],
  ['closed brackets', 'a]'],
  ['ends of links', 'a]('],
  ['code and closed brackets', '`[`]'],
  ['pairs of brackets', '[]'],
  ['images that do not end', '!['],
  ['emphasis', '*a '],
  ['emphasis of both kinds', '**a _b '],
  ['emphasis by turns', '_*'],
  ['emphasis and deletion', '*_~'],
  ['code', '`a``b'],
  ['autolinks', 'www.a'],
  ['addresses', 'a@b.'],
  ['formulas', '$a'],
  ['quotes', '> a\n'],
  ['definitions', '[a]: b\n'],
  ['footnotes', '[^a]'],
  ['tables', '|a'],
])('%s in a text of the greatest length are counted', (_name, part) => {
  const text = part.repeat(Math.floor((longest - end.length) / part.length)) + end;
  expect(count(text).links).toBeGreaterThan(0);
});
