import type * as Tex from '@unified-latex/unified-latex-types';

/*
 * Bounds on the LaTeX of one statement. It is converted on the server's event loop at up to a second per 100 kB, and
 * some steps take time or memory in proportion to length times depth. Real statements stay below a tenth of each bound.
 */

/** Longest source, in characters. */
export const maxTexCharacters = 128 * 1024;

/** Deepest nesting of groups, environments and arguments. */
const maxTexDepth = 250;

/** Nodes and characters that the author's own macros may expand to in one statement. */
export const maxExpandedSize = 500_000;

/** Changes of the font by a switch such as `\bf` within one group; each is converted within the one before it. */
export const maxSwitches = 50;

/** The statement is beyond a bound, or its macros are defined by each other without an end. */
export class TexTooLarge extends Error {
  override readonly name = 'TexTooLarge';
}

/** Nodes directly below one: content and arguments. */
function below(node: Tex.Node): readonly Tex.Node[] {
  const content = 'content' in node && Array.isArray(node.content) ? node.content : [];
  const args = 'args' in node ? (node.args ?? []) : [];
  return args.length === 0 ? content : [...content, ...args.flatMap((argument) => argument.content)];
}

/**
 * Nodes at all levels plus characters of their texts; goes level by level.
 *
 * @throws TexTooLarge when they are nested too
 * deeply.
 */
export function sizeOf(nodes: readonly Tex.Node[]): number {
  let size = 0;
  let level = nodes;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxTexDepth) throw new TexTooLarge();
    for (const node of level)
      size += 1 + ('content' in node && typeof node.content === 'string' ? node.content.length : 0);
    level = level.flatMap(below);
  }
  return size;
}
