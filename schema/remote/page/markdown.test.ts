import { expect, test } from 'vitest';
import { parseHtml, the } from './html.ts';
import { statementMarkdown } from './markdown.ts';

test.each([
  ['below 2<sup>54</sup>', 'below $2^{54}$'],
  ['a<sub>1</sub>, a<sub>2</sub>', '$a_{1}$, $a_{2}$'],
  ['<i>x</i><sub>i</sub><sup>2</sup> + 1', '$x_{i}^{2}$ + 1'],
  ['x<sup>2</sup><sup>3</sup>', '$x^{2}{}^{3}$'],
  ['$y$<sup>2</sup> of $z$', '$y^{2}$ of $z$'],
  ['the area<sup>2</sup>', 'the area$^{2}$'],
  ['2 <sup>nd</sup>', '2 $^{nd}$'],
  ['a<sup>{$}</sup>', 'a{\\$}'],
])('%s has its scripts as math', (html, markdown) => {
  const { children } = the('p', parseHtml(`<p>${html}</p>`));
  expect(statementMarkdown(children, 'https://judge.example').trim()).toBe(markdown);
});

test('addresses are absolute, and what people do not read is left out', () => {
  const { children } = the('div', parseHtml('<div><p><a href="../a b">A</a><script>x</script></p></div>'));
  expect(statementMarkdown(children, 'https://judge.example/p/1').trim()).toBe('[A](https://judge.example/a%20b)');
});

test('a break at the end of a text leaves nothing behind', () => {
  const { children } = the('div', parseHtml('<div>Calculate<br>A + B.<br><br></div>'));
  expect(statementMarkdown(children, 'https://judge.example')).toBe('Calculate\\\nA + B.');
});
