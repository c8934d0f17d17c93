import type * as Tex from '@unified-latex/unified-latex-types';
import { printRaw } from '@unified-latex/unified-latex-util-print-raw';

/** Source of a formula, as Markdown can hold it. */
export function printMath(nodes: readonly Tex.Node[]): string {
  // A dollar would end the formula in Markdown, whatever stands before it.
  return printRaw(withoutComments(nodes))
    .replaceAll(String.raw`\$`, String.raw`\text{\textdollar}`)
    .trim();
}

function withoutComments(nodes: readonly Tex.Node[]): Tex.Node[] {
  return nodes.flatMap((node): Tex.Node[] => {
    if (node.type === 'comment') return node.leadingWhitespace ? [{ type: 'whitespace' }] : [];
    if (node.type === 'group' || node.type === 'environment' || node.type === 'mathenv')
      return [{ ...node, content: withoutComments(node.content) }];
    return [node];
  });
}

/** Line breaks, with the blanks on both sides, as one blank each. */
export function joinLines(text: string): string {
  return text.replaceAll(/\s+/gu, (blanks) => (blanks.includes('\n') ? ' ' : blanks));
}

/** A formula in a line; nothing for an empty one. */
export function inlineMath(math: string): string {
  return math === '' ? '' : `$${joinLines(math)}$`;
}

/** A formula on its own; no block for an empty one. */
export function mathBlock(math: string): string[] {
  return math === '' ? [] : [`$$\n${math.replaceAll(/\n\s*(?=\n)/gu, '')}\n$$`];
}

/** Environments that number or align formulas, as the page's math renderer knows them. */
export function mathEnvironment(node: Tex.Environment): string {
  const content = printMath(node.content);
  // The parser gives the name as a node here, against its own types.
  const env = typeof node.env === 'string' ? node.env : printRaw(node.env);
  const name = env.replace('*', '');
  if (name === 'equation' || name === 'math' || name === 'displaymath') return content;
  if (name === 'eqnarray')
    return String.raw`\begin{aligned}${content.replaceAll(/&\s*(=|\\leq?|\\geq?|<|>)\s*&/gu, '&$1')}\end{aligned}`;
  const known =
    name === 'multline'
      ? 'gathered'
      : name === 'align' || name === 'alignat' || name === 'flalign'
        ? 'aligned'
        : name === 'gather'
          ? 'gathered'
          : env;
  return String.raw`\begin{${known}}${content}\end{${known}}`;
}
