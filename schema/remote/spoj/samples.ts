import type { Element, ElementContent } from 'hast';
import type { RemoteSample } from '../core/adapter.ts';
import { rawText, textOf } from '../page/html.ts';

const headings: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** Elements that may hold the name of what follows. */
const labelHolders: ReadonlySet<string> = new Set([...headings, 'p', 'b', 'strong']);
/** Longer texts name nothing. */
const maxLabelCharacters = 40;
/** Names of samples and their parts, in lower case and without figures. */
const beginnings: ReadonlySet<string> = new Set([
  'example',
  'examples',
  'example input',
  'example output',
  'example test',
  'input example',
  'output example',
  'sample',
  'samples',
  'sample input',
  'sample output',
  'sample test',
  'sample tests',
]);
const parts: ReadonlySet<string> = new Set(['input', 'output']);

/** A line that names what follows it, with what follows in the same line. */
const labelLine = /^\s{0,4}(?:(?:sample|example) )?(input|output) ?\d{0,2} ?(?::(.*))?$/iu;

/** Samples of a problem's text, and the rest of the text. */
export interface SpojSamples {
  readonly samples: readonly RemoteSample[];
  readonly rest: readonly ElementContent[];
}

/** Samples: in a `pre` with names in it, or in a `pre` for each part, below a heading such as Example. */
export function spojSamples(body: Element): SpojSamples {
  const { texts, elements } = found(body);
  const samples = samplesOf(texts.map((text) => rawText(text).replaceAll('\r\n', '\n')));
  if (samples.length === 0) return { samples, rest: body.children };
  return { samples, rest: without(body.children, new Set([...texts, ...elements])) };
}

/** Texts of samples, and the elements that name them. */
function found(body: Element): { readonly texts: Element[]; readonly elements: Element[] } {
  const texts: Element[] = [];
  const elements: Element[] = [];
  let isWithin = false;
  for (const block of blocksOf(body)) {
    if (block.tagName === 'pre') {
      if (isWithin) texts.push(block);
      continue;
    }
    const label = labelOf(block);
    const isName = beginnings.has(label) || (isWithin && parts.has(label));
    if (isName) elements.push(block);
    if (isName) isWithin = true;
    else if (headings.has(block.tagName)) isWithin = false;
  }
  return { texts, elements };
}

/** Elements that are samples or may name them, in their order. */
function blocksOf(node: Element): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'pre' || labelHolders.has(child.tagName) ? [child] : blocksOf(child);
  });
}

/** In lower case, without figures and signs; empty: it is a text. */
function labelOf(element: Element): string {
  const text = textOf(element);
  if (text.length > maxLabelCharacters) return '';
  return text
    .toLowerCase()
    .split(/[^a-z]/u)
    .filter((word) => word !== '')
    .join(' ');
}

/** Empty: the texts are no samples that can be told apart. */
function samplesOf(texts: readonly string[]): RemoteSample[] {
  const named = texts.map((text) => namedParts(text));
  if (named.every((sample) => sample?.input !== undefined && sample.output !== undefined))
    return named.map((sample) => ({ input: sample?.input ?? '', output: sample?.output ?? '', explanation: null }));
  if (texts.length % 2 === 1) return [];
  const plain = texts.map((text, index) => named[index]?.input ?? named[index]?.output ?? text);
  return plain.flatMap((input, index) =>
    index % 2 === 0 ? [{ input, output: plain[index + 1] ?? '', explanation: null }] : [],
  );
}

/** The parts that a text names; null: it names none. */
function namedParts(text: string): { readonly input?: string; readonly output?: string } | null {
  const lines = text.split('\n');
  const labels = lines.flatMap((line, at) => {
    const [, name, rest = ''] = labelLine.exec(line) ?? [];
    return name === undefined ? [] : [{ name: name.toLowerCase(), rest, at }];
  });
  const [one, two, ...others] = labels;
  if (one === undefined || others.length > 0) return null;
  const after = ({ rest, at }: { readonly rest: string; readonly at: number }, end?: number) =>
    trimmed([rest.trim(), ...lines.slice(at + 1, end)]);
  if (two === undefined) return one.name === 'input' ? { input: after(one) } : { output: after(one) };
  return one.name === 'input' && two.name === 'output' ? { input: after(one, two.at), output: after(two) } : null;
}

/** Lines as a text, without blank ones at its ends. */
function trimmed(lines: readonly string[]): string {
  const from = lines.findIndex((line) => line.trim() !== '');
  const to = lines.findLastIndex((line) => line.trim() !== '');
  return from === -1 ? '' : `${lines.slice(from, to + 1).join('\n')}\n`;
}

function without(nodes: readonly ElementContent[], dropped: ReadonlySet<ElementContent>): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (dropped.has(node)) return [];
    return node.type === 'element' ? [{ ...node, children: without(node.children, dropped) }] : [node];
  });
}
