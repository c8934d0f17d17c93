import { expect, test } from 'vitest';
import { first, parseHtml } from '../page/html.ts';
import { codeforcesMarkdown } from './markup.ts';

const markdown = (html: string) =>
  codeforcesMarkdown(first('main', parseHtml(`<main>${html}</main>`))?.children ?? [], 'https://codeforces.com/x/y');

test.each([
  ['<p>Of $$$x$$$ and $$$$$$y$$$$$$.</p>', 'Of $x$ and $y$.'],
  ['<p><span class="tex-font-style-it">a</span> <span class="tex-font-style-bf">b</span></p>', '*a* **b**'],
  ['<p><span class="tex-font-style-tt">a</span> <span class="tex-font-style-tt">$$$b$$$</span></p>', '`a` $b$'],
  ['<p>a<span class="MathJax">z</span><script type="math/tex">z</script></p>', 'a$z$'],
  ['<p>a<script>alert(1)</script><!-- b --></p>', 'a'],
  ['<p><img src="../z.png"></p>', '![](https://codeforces.com/z.png)'],
])('%s', (html, text) => {
  expect(markdown(html)).toBe(text);
});
