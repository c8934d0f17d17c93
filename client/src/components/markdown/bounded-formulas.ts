import type { Element, Nodes, Root } from 'hast';

/*
 * KaTeX draws on the page's only thread, and makes up to 200 characters of HTML from one of a formula. Its `maxExpand`
 * counts uses of macros and not what they expand to: 5 kB with one macro of its own froze a tab for minutes.
 * A formula beyond these bounds is shown as its source.
 */

/** Longest formula, in characters. */
export const maxFormulaCharacters = 4_000;
/** All formulas of a text together, in characters. */
export const maxFormulasCharacters = 20_000;
/** Deepest nesting of braces, environments and brackets of a formula. */
const maxFormulaDepth = 50;

const mathClasses: ReadonlySet<unknown> = new Set(['language-math', 'math-inline', 'math-display']);
/** Each formula is drawn alone, so a definition serves only the formula it is in. */
const definition = /\\(?:[egx]?def|(?:future)?let|(?:re)?newcommand|providecommand)(?![a-zA-Z])/;

/** Lets formulas within the bounds be drawn; runs before rehype-katex. */
export function boundedFormulas() {
  return (tree: Root): void => {
    let total = 0;
    for (const element of elementsOf(tree)) {
      const { className } = element.properties;
      if (!Array.isArray(className) || !className.some((name) => mathClasses.has(name))) continue;
      const source = textOf(element);
      total += source.length;
      if (total <= maxFormulasCharacters && isDrawable(source)) continue;
      element.properties['className'] = className.filter((name) => !mathClasses.has(name));
    }
  };
}

function isDrawable(source: string): boolean {
  return source.length <= maxFormulaCharacters && !definition.test(source) && depthOf(source) <= maxFormulaDepth;
}

function depthOf(source: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [mark] of source.matchAll(/[{}]|\\(?:left|right|begin|end)(?![a-zA-Z])/g)) {
    depth += mark === '{' || mark === '\\left' || mark === '\\begin' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** All elements in document order. Not recursive: a writer decides how deep the tree is. */
function elementsOf(tree: Root): Element[] {
  return nodesOf(tree).filter((node) => node.type === 'element');
}

function textOf(element: Element): string {
  return nodesOf(element)
    .map((node) => (node.type === 'text' ? node.value : ''))
    .join('');
}

function nodesOf(root: Nodes): Nodes[] {
  const found: Nodes[] = [];
  const rest: Nodes[] = [root];
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    found.push(node);
    if ('children' in node) rest.push(...node.children.toReversed());
  }
  return found;
}
