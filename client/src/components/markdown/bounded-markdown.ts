import type { Options } from 'react-markdown';

/** Deepest nesting of quotes and lists that begin in one line; the parser takes quadratic time in it. */
const maxLineDepth = 100;

/** Most closing brackets times characters of paragraphs: the parser looks back from each for one that opens. */
const maxBracketCost = 50_000_000;
/** Most signs of emphasis, those beside each other as one. */
const maxEmphasis = 10_000;

/** Largest table, in cells, whose short rows are filled up: one wide row must not multiply by all others. */
const maxFilledCells = 5_000;

/** Whether a line of the text begins more quotes and lists within each other than are drawn. */
export function isNestedTooDeeply(source: string): boolean {
  return source
    .split('\n')
    .some(
      (line) =>
        [...(/^(?:\s|>|[-*+](?=\s)|\d{1,9}[.)](?=\s))+/.exec(line)?.[0] ?? '').matchAll(/[>\-*+.)]/g)].length >
        maxLineDepth,
    );
}

/** Whether the parser would hold the page up for seconds. */
export function takesTooLong(source: string): boolean {
  const brackets = source
    .split(/\n[ \t]*\n/)
    .reduce((sum, paragraph) => sum + (paragraph.split(']').length - 1) * paragraph.length, 0);
  return brackets > maxBracketCost || (source.match(/[*_~]+/g)?.length ?? 0) > maxEmphasis;
}

interface TableNode {
  readonly type: string;
  align?: unknown;
  readonly children?: readonly TableNode[];
}

/** Leaves rows of huge tables as short as they were written: it is by `align` that they are filled up. */
export const boundedTables: NonNullable<Options['remarkPlugins']>[number] = () => (tree: TableNode) => {
  const rest: TableNode[] = [tree];
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    const rows = node.children ?? [];
    if (node.type === 'table' && Array.isArray(node.align) && node.align.length * rows.length > maxFilledCells)
      delete node.align;
    rest.push(...rows);
  }
};
