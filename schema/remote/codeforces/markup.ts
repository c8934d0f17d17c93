import type { Element, ElementContent } from 'hast';
import { attribute, rawText } from '../page/html.ts';
import { statementMarkdown } from '../page/markdown.ts';

/** What a browser made of formulas, beside their text: in pages that people saved. */
const rendered: ReadonlySet<string> = new Set([
  'MathJax',
  'MathJax_Preview',
  'MathJax_Display',
  'MathJax_SVG',
  'MJX_Assistive_MathML',
]);
/** Styles of text that Markdown has. */
const styles: ReadonlyMap<string, string> = new Map([
  ['tex-font-style-bf', 'strong'],
  ['tex-font-style-it', 'em'],
  ['tex-font-style-sl', 'em'],
  ['tex-font-style-tt', 'code'],
  ['tex-font-style-striked', 'del'],
]);

/** A part of a statement as Markdown with math. */
export function codeforcesMarkdown(nodes: readonly ElementContent[], url: string): string {
  return statementMarkdown(
    nodes.flatMap((node) => tidied(node)),
    url,
  ).trim();
}

/** Has an element a class? */
export function hasClass(element: Element, name: string): boolean {
  return classesOf(element).includes(name);
}

function classesOf(element: Element): readonly string[] {
  return (attribute(element, 'className') ?? '').split(' ');
}

function tidied(node: ElementContent): ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: withOneDollar(node.value) }];
  if (node.type !== 'element') return [];
  if (node.tagName === 'script') return formulaIn(node);
  const classes = classesOf(node);
  if (classes.some((name) => rendered.has(name))) return [];
  const style = classes.map((name) => styles.get(name)).find((name) => name !== undefined);
  // In code a formula would be shown as it is written.
  const isPlain = style === 'code' && rawText(node).includes('$');
  const tagName = style === undefined || isPlain ? node.tagName : style;
  return [{ ...node, tagName, children: node.children.flatMap((child) => tidied(child)) }];
}

/** The site writes `$$$x$$$`, and `$$$$$$x$$$$$$` for a line of its own. */
function withOneDollar(text: string): string {
  return text.replaceAll('$$$$$$', () => '$$').replaceAll('$$$', () => '$');
}

/** A formula whose text a browser kept for MathJax. */
function formulaIn(script: Element): ElementContent[] {
  const type = attribute(script, 'type') ?? '';
  if (!type.startsWith('math/tex')) return [];
  const dollars = type.includes('mode=display') ? '$$' : '$';
  return [{ type: 'text', value: dollars + rawText(script).trim() + dollars }];
}
