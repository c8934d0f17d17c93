import { expect, test } from 'vitest';
import { rewriteLinks, statementOf } from './package-statement.ts';

const urls = new Map([
  ['a.png', '/api/public/img/1.png'],
  ['sub dir/b.svg', '/api/public/img/2.svg'],
  ['notes.pdf', '/api/public/file/3.pdf'],
]);

test('images and links to files of the package get their address here', () => {
  expect(rewriteLinks('![A](a.png) and [notes](notes.pdf)', urls)).toBe(
    '![A](/api/public/img/1.png) and [notes](/api/public/file/3.pdf)',
  );
});

test('a text that repeats the name stays as it is', () => {
  expect(rewriteLinks('![a.png](a.png "a.png")', urls)).toBe('![a.png](/api/public/img/1.png "a.png")');
});

test('escaped names, dot folders and definitions are found', () => {
  expect(rewriteLinks('![B](./sub%20dir/b.svg)', urls)).toBe('![B](/api/public/img/2.svg)');
  expect(rewriteLinks('![A][x]\n\n[x]: a.png', urls)).toBe('![A][x]\n\n[x]: /api/public/img/1.png');
});

test('images in HTML are found', () => {
  expect(rewriteLinks('<img width="10" src="a.png">', urls)).toBe('<img width="10" src="/api/public/img/1.png">');
});

test('other addresses, code and text stay', () => {
  const markdown = '[site](https://example.org/a.png) `![A](a.png)` a.png';
  expect(rewriteLinks(markdown, urls)).toBe(markdown);
});

test('how an interactive problem talks stands below the output, under its heading', () => {
  const statement = {
    language: 'zh',
    title: 't',
    description: 'd',
    input: 'i',
    output: 'o',
    interaction: 'x',
    hint: 'h',
    file: 'f',
  };
  expect(statementOf(statement).output).toBe('o\n\n## 交互\n\nx');
  expect(statementOf({ ...statement, language: 'en', output: '' }).output).toBe('## Interaction\n\nx');
});
