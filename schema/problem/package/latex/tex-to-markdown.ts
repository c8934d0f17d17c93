import type { Sentence } from '../../../core/errors.ts';
import { writeBlocks } from './tex-blocks.ts';
import { TexTooLarge } from './tex-bounds.ts';
import type { ResolveImage, TexContext } from './tex-nodes.ts';
import { parseTex } from './tex-parse.ts';

// How this works: the parser gives a tree (tex-parse.ts). tex-blocks.ts walks a list of nodes, gathers what stands in
// one paragraph and hands it to tex-inline.ts; everything else (lists, tables, formulas on their own, code) is a block.
// Blocks are strings, joined by an empty line. Math is kept as it was written. What is not known is left out, its text
// kept, and named in a note.

/** A statement as Markdown. */
export interface ConvertedTex {
  readonly markdown: string;
  /** Plain text of `\problemname`; null without one. */
  readonly title: string | null;
  /** Sentences on what could not be converted. */
  readonly notes: readonly Sentence[];
}

/**
 * Converts the LaTeX of a problem statement to Markdown with math. Null when it is beyond the bounds of tex-bounds.ts.
 */
export function texToMarkdown(source: string, resolveImage: ResolveImage = (name) => name): ConvertedTex | null {
  try {
    return convert(source, resolveImage);
  } catch (error) {
    // The parser's stack overflows on deep nesting before the tree can be looked at.
    if (error instanceof TexTooLarge || error instanceof RangeError) return null;
    throw error;
  }
}

function convert(source: string, resolveImage: ResolveImage): ConvertedTex {
  const nodes = parseTex(source);
  const context: TexContext = {
    resolveImage,
    writeBlocks: (inner) => writeBlocks(inner, context),
    footnotes: [],
    notes: new Map(),
    title: null,
  };
  const blocks = writeBlocks(nodes, context);
  const footnotes = context.footnotes.map((text, index) => `[^${index + 1}]: ${text}`);
  // Authors give the plain spelling of a name with formulas in a comment.
  const plainName = /^%+\s*plainproblemname:(.*)$/mu.exec(source)?.[1]?.trim();
  return {
    markdown: `${[...blocks, ...footnotes].join('\n\n')}\n`,
    title: plainName || context.title,
    notes: [...context.notes.values()],
  };
}
