import type { Element, ElementContent, RootContent } from 'hast';
import type { RemoteSample, RemoteStatement } from '../core/adapter.ts';
import { LayoutError } from '../core/failure.ts';
import { first, parseHtml, rawText, textOf, the } from '../page/html.ts';
import { statementMarkdown } from '../page/markdown.ts';
import { withFormulas } from './formulas.ts';

const timeLimit = /(?:Time Limit|実行時間制限):\s*(\d{1,6}(?:\.\d{1,6})?)\s*(m?sec)/u;
const memoryLimit = /(?:Memory Limit|メモリ制限):\s*(\d{1,6}(?:\.\d{1,6})?)\s*([KMG])i?B/u;
const kbOf: Readonly<Record<string, number>> = { K: 1, M: 1_024, G: 1_024 ** 2 };

/** Headings of parts that have a place of their own, in lower case. */
const descriptions = new Set(['problem statement', '問題文', '問題']);
const inputs = new Set(['input', 'input format', '入力']);
const outputs = new Set(['output', 'output format', '出力']);
const sampleInput = /^(?:sample input|入力例|入力サンプル)/u;
const sampleOutput = /^(?:sample output|出力例|出力サンプル)/u;

/** A part of a statement below its heading. */
interface Section {
  readonly heading: string;
  readonly nodes: readonly ElementContent[];
}

/** The statement of a task's page. @throws LayoutError */
export function parseAtCoderStatement(text: string, url: string): RemoteStatement {
  const page = parseHtml(text);
  const { holder, language } = textIn(the('#task-statement', page));
  const sections = sectionsOf(holder);
  const markdown = (nodes: readonly (ElementContent | RootContent)[]) =>
    statementMarkdown(withFormulas(nodes), url).trim();
  const partOf = (names: ReadonlySet<string>) =>
    markdown(sections.find(({ heading }) => names.has(heading.toLowerCase()))?.nodes ?? []);
  const isSample = ({ heading }: Section) =>
    sampleInput.test(heading.toLowerCase()) || sampleOutput.test(heading.toLowerCase());
  const further = sections
    .filter((section) => !isSample(section))
    .filter(({ heading }) => ![descriptions, inputs, outputs].some((names) => names.has(heading.toLowerCase())))
    .map(({ heading, nodes }) => `### ${heading}\n\n${markdown(nodes)}`);
  // Old tasks have no headings.
  const main = partOf(descriptions) || (sections.length === 0 ? markdown(holder.children) : '');
  const title = titleIn(page);
  if (title === '' || main === '') throw new LayoutError('the statement has no title or no description');
  const contest = first('a.contest-title', page);
  return {
    title,
    language,
    description: [main, ...further].join('\n\n'),
    input: partOf(inputs),
    output: partOf(outputs),
    hint: '',
    samples: samplesOf(sections.filter(isSample), markdown),
    ...limitsOf(textOf(page)),
    readsFile: null,
    writesFile: null,
    source: contest === null ? null : textOf(contest) || null,
    author: null,
    tags: [],
    pdfUrl: null,
    languageIds: null,
    submitKey: null,
  };
}

/** The name without its letter, and without the buttons beside it. */
function titleIn(page: ReturnType<typeof parseHtml>): string {
  const heading = first('span.h2', page) ?? the('h2', page);
  const words = heading.children
    .map((child) => (child.type === 'text' ? child.value : ''))
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return /^\S{1,10} - (\S.*)$/u.exec(words)?.[1] ?? words;
}

function limitsOf(text: string): Pick<RemoteStatement, 'timeLimitMs' | 'memoryLimitKb' | 'limits'> {
  const [timeText, time, timeUnit] = timeLimit.exec(text) ?? [];
  const [memoryText, memory, memoryUnit = ''] = memoryLimit.exec(text) ?? [];
  if (time === undefined || memory === undefined) throw new LayoutError('the statement has no limits');
  return {
    timeLimitMs: Math.round(Number(time) * (timeUnit === 'sec' ? 1_000 : 1)),
    memoryLimitKb: Math.round(Number(memory) * (kbOf[memoryUnit] ?? 1)),
    limits: `${timeText} / ${memoryText}`,
  };
}

/** The English text, else the Japanese one; old tasks have one text without a mark. */
function textIn(statement: Element): { readonly holder: Element; readonly language: string } {
  const english = first('span.lang-en', statement);
  if (english !== null) return { holder: english, language: 'en' };
  const holder = first('span.lang-ja', statement) ?? statement;
  return { holder, language: /\p{Script=Hiragana}/u.test(rawText(holder)) ? 'ja' : 'en' };
}

/** What follows each heading, up to the next one beside it. */
function sectionsOf(node: Element): Section[] {
  const sections: Section[] = [];
  let heading: string | null = null;
  let nodes: ElementContent[] = [];
  const end = () => {
    if (heading !== null) sections.push({ heading, nodes });
    nodes = [];
  };
  for (const child of node.children) {
    if (child.type === 'element' && child.tagName === 'h3') {
      end();
      heading = textOf(child);
    } else if (heading !== null) {
      // Old tasks have the section after its heading, new ones around both.
      if (child.type === 'element' && child.tagName === 'section') nodes.push(...child.children);
      else nodes.push(child);
    } else if (child.type === 'element') sections.push(...sectionsOf(child));
  }
  end();
  return sections;
}

/** Is a node the block of a sample, or around it? */
function holds(node: ElementContent, block: Element | null): boolean {
  return node === block || (node.type === 'element' && block !== null && first('pre', node) === block);
}

/** Inputs and outputs in pairs, as they follow each other; notes stand below either. */
function samplesOf(
  sections: readonly Section[],
  markdown: (nodes: readonly ElementContent[]) => string,
): RemoteSample[] {
  const parts = (pattern: RegExp) =>
    sections
      .filter(({ heading }) => pattern.test(heading.toLowerCase()))
      .map(({ nodes }) => {
        const holder: Element = { type: 'element', tagName: 'div', properties: {}, children: [...nodes] };
        const block = first('pre', holder);
        const notes = nodes.filter((node) => !holds(node, block));
        return { text: block === null ? null : rawText(block).replaceAll('\r\n', '\n'), note: markdown(notes) };
      })
      .filter(({ text }) => text !== null);
  const outputParts = parts(sampleOutput);
  return parts(sampleInput).map(({ text, note }, index) => {
    const output = outputParts[index];
    const explanation = [note, output?.note ?? ''].filter((words) => words !== '').join('\n\n');
    return { input: text ?? '', output: output?.text ?? '', explanation: explanation || null };
  });
}
