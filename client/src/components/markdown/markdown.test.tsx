import type { Element } from 'hast';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { boundedFormulas, maxFormulaCharacters, maxFormulasCharacters } from './bounded-formulas.ts';
import { Markdown } from './markdown.tsx';
import { PicturesContext } from './picture-sizes.ts';
import { SourceBoundary } from './source-boundary.tsx';

// KaTeX warns of documents without a doctype, which the test's document is.
vi.hoisted(() => Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' }));

async function show(source: string): Promise<HTMLElement> {
  const { container } = await renderPage(<Markdown source={source} />);
  return container;
}

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<iframe src="https://example.org"></iframe>',
  '<svg onload=alert(1)>',
  '<style>body{display:none}</style>',
])('raw HTML never becomes an element: %s', async (source) => {
  const page = await show(`before\n\n${source}\n\nafter`);
  expect(page.querySelector('script, iframe, svg, img, .chakra-x style')).toBeNull();
  expect(page.innerHTML).not.toMatch(/\son(error|load)=/);
});

test('tags of raw HTML vanish: words between them in a line stay, a block of it goes whole', async () => {
  const page = await show(
    'one <b>two</b> <font color="red">three</font><br>four\n\n<div>\nfive\n</div>\n\nsix `<b>` \\<i>',
  );
  expect(page.textContent.trim().split(/\n+/u)).toEqual(['one two threefour', 'six <b> <i>']);
});

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,<script>1</script>)',
  '[x](vbscript:x)',
  '<javascript:alert(1)>',
])('a link that would run something loses its address: %s', async (source) => {
  const page = await show(source);
  const addresses = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(addresses.filter((address) => /^(?!https?:|mailto:|#|\/)./.test(address))).toEqual([]);
});

test('an image from a dangerous address is not loaded', async () => {
  const page = await show('![x](javascript:alert(1)) ![y](data:image/svg+xml;base64,PHN2Zz4=)');
  for (const image of page.querySelectorAll('img')) expect(image.getAttribute('src') ?? '').toBe('');
});

test('a picture whose size is known keeps its room until it is loaded', async () => {
  const address = '/api/public/img/1.png';
  const { container } = await renderPage(
    <PicturesContext value={[{ address, width: 20, height: 10 }]}>
      <Markdown source={`![a](${address}) ![b](/api/public/img/2.png)`} />
    </PicturesContext>,
  );
  const sizes = [...container.querySelectorAll('img')].map((image) => [image.getAttribute('width'), image.height]);
  expect(sizes).toEqual([
    ['20', 10],
    [null, 0],
  ]);
});

test.each([
  '/api/file/delete-md-img?fileId=1',
  'api/logout',
  '../../api/logout',
  '/api/public/../file/delete-md-img?fileId=1',
  '/api/public/%2e%2e/file/delete-md-img',
  '/api/public/img/..%2f..%2fcaptcha',
  '/%61pi/captcha',
  '/\\\\api/captcha',
  '\\\\api\\\\captcha',
  '/API/captcha',
  '/.//api/captcha',
  '//localhost:3000/api/captcha',
  'http://localhost:3000/api/captcha',
  'https://LOCALHOST/api/captcha',
  'https://user@localhost/x/../api/captcha',
  '/api/%zz',
  '/api',
])('an image of a text never calls the API of this site: %s', async (address) => {
  const page = await show(`![picture](${address})`);
  expect([...page.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([null]);
});

test.each([
  '/api/public/img/ab.png',
  '/api/public/file/ab.webp',
  'https://example.org/api/x.png',
  '/apiary.png',
  'https://example.org/logo.svg',
])('other images of a text are shown: %s', async (address) => {
  const page = await show(`![picture](${address})`);
  expect(page.querySelector('img')?.getAttribute('src')).toBe(address);
});

test('only public files of this site are framed as PDFs', async () => {
  const page = await show(
    '[a](/api/logout/x.pdf) [b](/x.pdf) [c](/api/public/file/../../logout/x.pdf) [d](/api/public/file/ab.PDF)',
  );
  expect([...page.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src'))).toEqual([
    '/api/public/file/ab.PDF',
  ]);
});

test('a formula cannot bring an address or markup in', async () => {
  const page = await show(
    '$\\href{javascript:alert(1)}{x}$ $\\htmlClass{evil}{y}$ $\\includegraphics{https://example.org/x.png}$',
  );
  expect(page.querySelector('a[href^="javascript"], .evil, img')).toBeNull();
});

test.each(['a]', '_a*', '[]', '![a]('])(
  'the longest text of %j is shown as it was written or drawn, without holding the page up',
  async (part) => {
    const source = part.repeat(Math.floor(65_535 / part.length));
    expect((await show(source)).textContent).toContain(part.replaceAll(/[![\](]/g, '').trim());
  },
);

test('brackets and emphasis of an ordinary long text are drawn', async () => {
  const page = await show('An *a* of `b[1]` and [c](https://example.org).\n\n'.repeat(100));
  expect(page.querySelectorAll('em')).toHaveLength(100);
});

test.each<[string, string]>([
  ['that defines a long macro and uses it often', `\\def\\a{${'x'.repeat(2_000)}}${'\\a'.repeat(900)}`],
  ['that is longer than the bound', 'x+'.repeat(2_001)],
  ['nested deeper than the bound', `${'\\sqrt{'.repeat(60)}x${'}'.repeat(60)}`],
])('a formula %s is shown as its source', async (_what, formula) => {
  const page = await show(`$${formula}$ and $x$`);
  expect(page.querySelector('code')?.textContent).toBe(formula);
  expect(page.querySelectorAll('.katex')).toHaveLength(1);
});

test('of more formulas than are drawn, the others are shown as their source', () => {
  const formula = (): Element => ({
    type: 'element',
    tagName: 'code',
    properties: { className: ['math-inline'] },
    children: [{ type: 'text', value: 'x'.repeat(maxFormulaCharacters) }],
  });
  const children = Array.from({ length: 8 }, formula);
  boundedFormulas()({ type: 'root', children });
  const drawn = children.filter(
    ({ properties }) => Array.isArray(properties['className']) && properties['className'].includes('math-inline'),
  );
  expect(drawn).toHaveLength(maxFormulasCharacters / maxFormulaCharacters);
});

test('sizes of a formula are bounded', async () => {
  const page = await show('$\\rule{1000em}{1000em}\\raisebox{1000em}{x}$');
  const styles = [...page.querySelectorAll('[style]')].map((element) => element.getAttribute('style')).join();
  expect(styles).toContain('25em');
  expect(styles).not.toMatch(/(?<![.\d])\d{3,}(?:\.\d+)?em/);
});

test.each(['> ', '- ', '1. '])('a text that nests %j thousands deep is shown as it was written', async (mark) => {
  const source = `${mark.repeat(5_000)}x`;
  expect((await show(source)).querySelector('pre')?.textContent).toBe(source);
});

test('one wide row of a table does not multiply by all others', async () => {
  const page = await show(`${'|a'.repeat(100)}|\n${'|-'.repeat(100)}|\n${'|a|\n'.repeat(100)}`);
  expect(page.querySelectorAll('td')).toHaveLength(100);
});

test('a text that cannot be drawn is shown as it was written', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new RangeError('Maximum call stack size exceeded');
  };
  const { container } = await renderPage(
    <SourceBoundary source="a *b*">
      <Broken />
    </SourceBoundary>,
  );
  expect(container.querySelector('pre')?.textContent).toBe('a *b*');
});

test('formulas are drawn', async () => {
  const page = await show('Let $n \\le 10^5$.\n\n$$\n\\sum_{i=1}^n i\n$$');
  expect(page.querySelectorAll('.katex').length).toBe(2);
  expect(page.querySelector('.katex-display')).not.toBeNull();
});

test.each(['$$\\sum_i i$$', 'Let\n$$\\sum_i i$$\nhold.', '- $$\\sum_i i$$'])(
  '%j is drawn as a display formula',
  async (source) => {
    expect((await show(source)).querySelectorAll('.katex-display')).toHaveLength(1);
  },
);

test('a formula between single marks stays in its line', async () => {
  expect((await show('Let $x$ be $`5$ or \\$ 6.')).querySelector('.katex-display')).toBeNull();
});

test('a short formula stays in one line with the marks around it', async () => {
  const page = await show('All of them ($n \\le 5$), and $x$ of $y$.');
  const kept = [...page.querySelectorAll('[style="white-space:nowrap"], [style="white-space: nowrap;"]')];
  expect(kept.map((one) => [one.textContent.at(0), one.textContent.at(-1)])).toEqual([
    ['(', ')'],
    ['y', '.'],
  ]);
  expect(page.querySelectorAll('.katex')).toHaveLength(3);
});

test('tables, code and links to elsewhere are kept', async () => {
  const page = await show('| a | b |\n|---|---|\n| 1 | 2 |\n\n`x < y`\n\n[docs](https://example.org)');
  expect(page.querySelector('.table-scroll table td')?.textContent).toBe('1');
  expect(page.querySelector('code')?.textContent).toBe('x < y');
  expect(page.querySelector('a')?.getAttribute('rel')).toBe('noopener noreferrer');
});

test('a PDF of this site is embedded with links to open and download it, one from elsewhere stays a link', async () => {
  const page = await show(
    '[Statement](/api/public/file/ab.pdf) [other](https://example.org/x.pdf) [odd](//example.org/x.pdf)',
  );
  expect([...page.querySelectorAll('iframe')].map((frame) => [frame.getAttribute('src'), frame.title])).toEqual([
    ['/api/public/file/ab.pdf', 'Statement'],
  ]);
  expect(page.querySelector('a[download]')?.getAttribute('href')).toBe('/api/public/file/ab.pdf');
  expect(page.querySelector('a[target="_blank"]')?.outerHTML).toContain('href="/api/public/file/ab.pdf"');
  expect(page.querySelectorAll('a')).toHaveLength(4);
});

test('mentions are links where texts have them, outside of code and links', async () => {
  const source = 'ask @a_b-c. or 请问@小明，\n`@code` [@link](/x) a@example.org @@no @averyveryverylongusername';
  const linksOf = (page: HTMLElement) =>
    [...page.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  const { container } = await renderPage(<Markdown source={source} hasMentions />);
  const others = [
    ['@link', '/x'],
    ['a@example.org', 'mailto:a@example.org'],
  ];
  expect(linksOf(container)).toEqual([
    ['@a_b-c', '/user-home?username=a_b-c'],
    ['@小明', `/user-home?username=${encodeURIComponent('小明')}`],
    ...others,
  ]);
  expect(linksOf(await show(source))).toEqual(others);
});
