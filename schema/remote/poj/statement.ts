import type { Element, Root } from 'hast';
import type { RemoteSample, RemoteStatement } from '../core/adapter.ts';
import { LayoutError, RemoteFailure } from '../core/failure.ts';
import { all, attribute, parseHtml, rawText, textOf, the } from '../page/html.ts';
import { statementMarkdown } from '../page/markdown.ts';
import { pojErrorOn } from './answers.ts';

/** Of all tests together, or of each case. */
const timeLimits = /(Case )?Time Limit: ?(\d{1,9}) ?MS/giu;
const memoryLimit = /Memory Limit: ?(\d{1,9}) ?K/iu;

/**
 * The statement of a problem's page.
 *
 * @throws LayoutError; RemoteFailure where there is no such problem.
 */
export function parsePojStatement(text: string, url: string): RemoteStatement {
  const page = parseHtml(text);
  if (pojErrorOn(page) !== null) throw new RemoteFailure('refused', 'no such problem', { reason: 'no-such-problem' });
  const heading = the('.ptt', page);
  const title = textOf(heading);
  const sections = sectionsOf(page);
  const markdown = (name: string) =>
    (sections.get(name) ?? [])
      .map(({ children }) => statementMarkdown(children, url).trim())
      .filter((part) => part !== '')
      .join('\n\n');
  const description = markdown('description');
  if (title === '' || description === '') throw new LayoutError('the statement has no title or no description');
  const source = (sections.get('source') ?? []).map((section) => textOf(section)).join(' ');
  return {
    title,
    language: (attribute(heading, 'lang') ?? 'en').split('-')[0] ?? 'en',
    description,
    input: markdown('input'),
    output: markdown('output'),
    hint: markdown('hint'),
    samples: samplesOf(sections),
    ...limitsOf(textOf(the('.plm', page))),
    readsFile: null,
    writesFile: null,
    source: source === '' ? null : source,
    author: null,
    tags: [],
    pdfUrl: null,
    languageIds: null,
    submitKey: null,
  };
}

function limitsOf(text: string): Pick<RemoteStatement, 'timeLimitMs' | 'memoryLimitKb' | 'limits'> {
  const times = [...text.matchAll(timeLimits)];
  const total = times.find(([, ofCase]) => ofCase === undefined);
  const time = times.find(([, ofCase]) => ofCase !== undefined) ?? total;
  const memory = memoryLimit.exec(text);
  if (total === undefined || time === undefined || memory === null)
    throw new LayoutError('the statement has no limits');
  return {
    timeLimitMs: Number(time[2]),
    memoryLimitKb: Number(memory[1]),
    limits: [...times, memory].map(([words]) => words).join(', '),
  };
}

/** Contents by their heading in lower case. */
function sectionsOf(page: Root): ReadonlyMap<string, readonly Element[]> {
  const sections = new Map<string, Element[]>();
  let current: Element[] | null = null;
  for (const part of all('.pst, .ptx, .sio', page)) {
    if (attribute(part, 'className')?.split(' ').includes('pst') === true) {
      current = [];
      sections.set(textOf(part).toLowerCase(), current);
    } else current?.push(part);
  }
  return sections;
}

/** Several samples of one block have a bold name each. */
function samplesOf(sections: ReadonlyMap<string, readonly Element[]>): RemoteSample[] {
  const inputs = (sections.get('sample input') ?? []).flatMap((block) => partsOf(block));
  const outputs = (sections.get('sample output') ?? []).flatMap((block) => partsOf(block));
  if (inputs.length === outputs.length)
    return inputs.map((input, index) => ({ input, output: outputs[index] ?? '', explanation: null }));
  // Names that are no pairs are part of the text.
  const whole = (name: string) => (sections.get(name) ?? []).map((block) => sampleText(rawText(block))).join('');
  return [{ input: whole('sample input'), output: whole('sample output'), explanation: null }];
}

function partsOf(block: Element): string[] {
  const parts = [''];
  for (const child of block.children) {
    if (child.type === 'element' && child.tagName === 'b') parts.push('');
    else {
      const text = child.type === 'element' && child.tagName === 'br' ? '\n' : rawText(child);
      parts.push((parts.pop() ?? '') + text);
    }
  }
  if (parts.length === 1) return parts.map((part) => sampleText(part));
  // The line that has the name ends where the sample begins.
  const [before = '', ...named] = parts.map((part) => sampleText(part).replace(/^ *\n/u, ''));
  return before.trim() === '' ? named : [before, ...named];
}

function sampleText(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
