/** A problem of the stand-in. */
export interface CodeforcesProblem {
  readonly name: string;
  /** As the header of the page words them. */
  readonly time: string;
  readonly memory: string;
  readonly files: readonly [reads: string, writes: string] | null;
  /** Parts of the statement after its header; null: it has none in HTML. */
  readonly content: string | null;
  readonly contest: string;
  readonly tags: readonly string[];
}

const line = (text: string, number: number) => {
  const parity = number % 2 === 0 ? 'even' : 'odd';
  return `<div class="test-example-line test-example-line-${parity} test-example-line-${number}">${text}</div>`;
};

const sand = `<div><p>There is a board of $$$n \\times m$$$ cells with $$$a_i &lt; 2^{30}$$$ and
<span class="tex-font-style-bf">sand</span>.</p><center><img class="tex-graphics" src="/renderer/sand.png"></center>
<p>Print <span class="tex-font-style-tt">YES</span>.</p></div>
<div class="input-specification"><div class="section-title">Input</div><p>The first line has $$$n$$$.</p></div>
<div class="output-specification"><div class="section-title">Output</div><p>Print one integer.</p></div>
<div><div class="section-title">Scoring</div><p>Tests are worth points.</p></div>
<div class="sample-tests"><div class="section-title">Examples</div><div class="sample-test">
<div class="input"><div class="title">Input<div class="input-output-copier">Copy</div></div><pre>${[
  '3 1',
  '<br>',
  '2 &lt; 5',
]
  .map(line)
  .join('')}</pre></div>
<div class="output"><div class="title">Output</div><pre>
2<br>1
</pre></div></div></div>
<div class="note"><div class="section-title">Note</div><p>In the example $$$$$$x = 1$$$$$$ holds.</p></div>`;

const old = `<div><p>Print <span class="tex-span"><i>a</i><sub class="lower-index">1</sub></span>.</p></div>
<div class="sample-tests"><div class="section-title">Examples</div><div class="sample-test">
<div class="input"><div class="title">Input</div><pre>tour<br /></pre></div>
<div class="output"><div class="title">Output</div><pre>.t.r<br /></pre></div></div></div>`;

const common = { time: '2 seconds', memory: '256 megabytes', files: null, tags: [] } as const;
const camp = '2018 Summer Camp';

/** By their references. Those of the gym have six digits. */
export const problems: ReadonlyMap<string, CodeforcesProblem> = new Map<string, CodeforcesProblem>([
  ['118A', { ...common, name: 'String Task', content: old, contest: 'Codeforces Beta Round 89', tags: [] }],
  ['4A', { ...common, name: 'Watermelon', content: old, contest: 'Codeforces Beta Round 4', tags: [] }],
  [
    '1534F2',
    {
      ...common,
      name: 'Falling Sand é',
      time: '1.5 seconds',
      memory: '512 megabytes',
      content: sand,
      contest: 'CodeCraft 2021',
      tags: ['dp', '*3000'],
    },
  ],
  ['921A', { ...common, name: 'Of a PDF', content: null, contest: 'Contest of PDFs' }],
  [
    '102253A',
    {
      ...common,
      name: 'Exciting Menüs',
      time: '4 seconds',
      memory: '1024 megabytes',
      files: ['exciting.in', 'standard output'],
      content: sand,
      contest: camp,
    },
  ],
  ['102253B', { ...common, name: 'Bytes', files: ['bytes.in', 'bytes.out'], content: null, contest: camp }],
  ['102253C', { ...common, name: 'Shown', content: null, contest: camp }],
  ['102253D', { ...common, name: 'Attached', content: null, contest: camp }],
  ['102253E', { ...common, name: 'По-русски', content: old, contest: camp }],
]);

/** Problems of a contest, by their index. */
export function problemsOf(contest: string): Array<readonly [index: string, problem: CodeforcesProblem]> {
  return [...problems].flatMap(([ref, problem]) =>
    /^\d+/u.exec(ref)?.[0] === contest ? [[ref.slice(contest.length), problem] as const] : [],
  );
}

/** A page of the site, with what is on all of them. */
export function page(content: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Codeforces</title>
<meta name="X-Csrf-Token" content="0123456789abcdef0123456789abcdef">
<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script></head><body>
<div class="lang-chooser"><a href="/enter?back=%2F">Enter</a></div>
<form class="search" action="/search" method="post"><input name="query"><input type="submit" value="Submit"></form>
<table class="ads"><tr><td>An advertisement</table>
${content}</body></html>`;
}

/** How a page differs from what it usually is. */
interface PageOptions {
  readonly isChanged: boolean;
}

/** The page of a problem with a statement. */
export function problemPage(
  path: { readonly contestPath: string; readonly index: string },
  { name, time, memory, files, content, contest, tags }: CodeforcesProblem,
  { isChanged, isRussian }: PageOptions & { readonly isRussian: boolean },
): string {
  const names = isRussian
    ? ['ограничение по времени на тест', 'ограничение по памяти на тест', 'ввод', 'вывод']
    : ['time limit per test', 'memory limit per test', 'input', 'output'];
  const limits = isRussian ? ['1.5 секунды', '256 мегабайт'] : [time, memory];
  const [reads, writes] = files ?? (isRussian ? ['стандартный ввод', 'стандартный вывод'] : ['stdin', 'stdout']);
  const property = (className: string, place: number, value: string | undefined) =>
    `<div class="${className}"><div class="property-title">${names[place]}</div>${value}</div>`;
  const file = (direction: string) => `${direction}-file${files === null ? ` ${direction}-standard` : ''}`;
  const header = [
    `<div class="title">${path.index}. ${name}</div>`,
    property('time-limit', 0, limits[0]),
    property('memory-limit', 1, limits[1]),
    property(file('input'), 2, reads),
    property(file('output'), 3, writes),
  ].join('');
  const tagBoxes = tags.map((tag) => `<span class="tag-box" title="Topic">\n${tag}\n</span>`).join('');
  return page(`<div class="problemindexholder"><div class="${isChanged ? 'task-text' : 'problem-statement'}">
<div class="header">${header}</div>${content}</div></div>
<div id="sidebar"><table class="rtable"><tbody><tr>
<th class="left"><a href="${path.contestPath}">${contest}</a></th></tr></tbody></table>${tagBoxes}</div>`);
}

/** The page of a contest, with its table of problems. */
export function contestPage(contest: string, contestPath: string, { isChanged }: PageOptions): string {
  const rows = problemsOf(contest).map(([index, { name, time, memory, files }]) => {
    const [reads, writes] = files ?? ['standard input', 'output'];
    const limits = `${Number.parseFloat(time)} s, ${Number.parseFloat(memory)} MB`;
    const link = `${contestPath}/problem/${index}`;
    const box = `<div class="notice"><div>${reads}/${writes}</div>${limits}</div>`;
    return `<tr><td class="id"><a href="${link}">\n${index}\n</a></td>
<td><div style="position: relative;"><div><a href="${link}"><!-- -->${name}</a></div>${box}</div></td>
<td class="act"><a href="${contestPath}/submit/${index}">Submit</a></td></tr>`;
  });
  const title = problemsOf(contest)[0]?.[1].contest ?? '';
  return page(`<div class="datatable"><table class="${isChanged ? 'tasks' : 'problems'}"><tr><th>#<th>Name</tr>
${rows.join('\n')}</table></div>
<div id="sidebar"><table class="rtable"><tr><th class="left"><a href="${contestPath}">${title}</a></th></tr></table>
<a href="${contestPath}/attachments/download/101/tutorials.pdf">Tutorials</a>
<a href="${contestPath}/attachments/download/102/statements.pdf">Statements</a></div>`);
}
