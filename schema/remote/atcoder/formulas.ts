import type { Element, ElementContent, RootContent } from 'hast';
import { rawText } from '../page/html.ts';

type Node = ElementContent | RootContent;

/**
 * Nodes of a statement with their formulas, which the judge writes as `<var>`, as math. Blocks that show how lines of
 * the input look hold formulas, too, which no block of code can show: they become lines of text.
 */
export function withFormulas(nodes: readonly Node[]): Node[] {
  return nodes.map((node, index): Node => {
    if (node.type !== 'element') return node;
    // Two signs of math side by side would begin a block.
    if (isFormula(node)) return { type: 'text', value: (isFormula(nodes[index - 1]) ? ' ' : '') + formula(node) };
    const { children } = node;
    if (node.tagName === 'pre' && children.some((child) => isFormula(child)))
      return { type: 'element', tagName: 'p', properties: {}, children: linesOf(inner(children)) };
    return { ...node, children: inner(children) };
  });
}

/** Within an element there are no parts of a whole document. */
function inner(children: readonly ElementContent[]): ElementContent[] {
  return withFormulas(children).filter((child): child is ElementContent => child.type !== 'doctype');
}

function isFormula(node: Node | undefined): boolean {
  return node?.type === 'element' && node.tagName === 'var';
}

function formula(node: Element): string {
  const words = rawText(node).replaceAll(/\s+/gu, ' ').trim();
  return words === '' ? '' : `$${words}$`;
}

/** Ends of lines as elements; a last one without anything after it is left out. */
function linesOf(nodes: readonly ElementContent[]): ElementContent[] {
  const last = nodes.length - 1;
  return nodes.flatMap((node, index): ElementContent[] => {
    if (node.type !== 'text') return [node];
    const text = index === last ? node.value.trimEnd() : node.value;
    return text
      .split(/\r?\n/u)
      .flatMap((line, place): ElementContent[] => [
        ...(place === 0 ? [] : [{ type: 'element' as const, tagName: 'br', properties: {}, children: [] }]),
        ...(line === '' ? [] : [{ type: 'text' as const, value: line }]),
      ]);
  });
}
