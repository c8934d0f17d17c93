import type { Element, ElementContent, RootContent } from 'hast';
import { treeToMarkdown } from '../../problem/package/html-to-markdown.ts';
import { rawText } from './html.ts';

/** Elements without text for people. */
const dropped = new Set(['script', 'style', 'noscript', 'iframe', 'object', 'embed', 'form']);
/** Attributes with addresses, by element. */
const addresses: Readonly<Record<string, string>> = { img: 'src', a: 'href' };

/** Elements in which names of variables stand. */
const letters = new Set(['i', 'em', 'var']);
/** Longest number that a script is joined with. */
const maxBaseCharacters = 20;

/**
 * A part of a statement as Markdown with math.
 *
 * @param base address of its page: those in the text become absolute.
 */
export function statementMarkdown(nodes: readonly (RootContent | ElementContent)[], base: string): string {
  return treeToMarkdown({ type: 'root', children: allPrepared(nodes, base) });
}

function allPrepared(nodes: readonly (RootContent | ElementContent)[], base: string): ElementContent[] {
  const done: ElementContent[] = [];
  for (const node of nodes) {
    const script = scriptIn(node);
    if (script !== null) done.push({ type: 'text', value: withScript(takeBase(done), script) });
    else done.push(...prepared(node, base));
  }
  return done;
}

function prepared(node: RootContent | ElementContent, base: string): ElementContent[] {
  if (node.type === 'text') return [{ ...node }];
  if (node.type !== 'element' || dropped.has(node.tagName)) return [];
  const name = addresses[node.tagName];
  return [
    {
      ...node,
      properties: name === undefined ? node.properties : withAddress(node, name, base),
      children: allPrepared(node.children, base),
    },
  ];
}

/** Raised or lowered text, which Markdown lacks, as math: `2<sup>54</sup>` must not become 254. Null: it is none. */
function scriptIn(node: RootContent | ElementContent): string | null {
  if (node.type !== 'element' || !['sup', 'sub'].includes(node.tagName)) return null;
  const text = rawText(node).trim();
  return text === '' || /[$\\{}\n]/u.test(text) ? null : `${node.tagName === 'sup' ? '^' : '_'}{${text}}`;
}

/** Takes what a script belongs to off the end: a formula, a number, a letter. Nothing where it is none of these. */
function takeBase(done: ElementContent[]): string {
  const last = done.at(-1);
  if (last?.type === 'element' && letters.has(last.tagName) && /^[a-z]$/iu.test(rawText(last))) {
    done.pop();
    return rawText(last);
  }
  if (last?.type !== 'text') return '';
  const { value } = last;
  const base = formulaAtEnd(value) ?? /(?<!\w)(?:\d+|[a-z])$/iu.exec(value.slice(-maxBaseCharacters))?.[0] ?? '';
  last.value = value.slice(0, value.length - base.length);
  return base;
}

/** The formula that a text ends with, its signs included; null: it ends otherwise. */
function formulaAtEnd(text: string): string | null {
  const parts = text.split('$');
  const isFormula = parts.length % 2 === 1 && parts.at(-1) === '' && parts.at(-2) !== '';
  return isFormula ? `$${parts.at(-2) ?? ''}$` : null;
}

/** Two formulas side by side would begin a block, and a formula takes one script of a kind. */
function withScript(base: string, script: string): string {
  const formula = base.startsWith('$') ? base.slice(1, -1) : base;
  const isTaken = formula.includes(script.charAt(0));
  return `$${formula}${isTaken ? '{}' : ''}${script}$`;
}

function withAddress(node: Element, name: string, base: string): Element['properties'] {
  const value = String(node.properties[name] ?? '').trim();
  if (value === '' || !URL.canParse(value, base)) return { ...node.properties, [name]: '' };
  return { ...node.properties, [name]: new URL(value, base).href };
}
