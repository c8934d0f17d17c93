import { Lexer } from 'yaml';

/** How large a YAML text may be. */
export interface YamlBounds {
  /** Maps and lists inside each other on one line, and columns before a key. */
  readonly maxFlowDepth: number;
  readonly maxColumn: number;
  /** Words, signs, breaks and blanks that the lexer tells apart. */
  readonly maxTokens: number;
}

/** What of a text is too large to be parsed. */
export type YamlExcess = 'DEPTH' | 'TOKENS';

/**
 * What of a text is too large. It must be asked before the text is parsed: the parser calls itself for each level until
 * the stack is full. 1 MB of brackets takes seconds, and on Node 20 the second such text ended the process.
 *
 * @returns null: it can be parsed.
 */
export function yamlExcess(text: string, { maxFlowDepth, maxColumn, maxTokens }: YamlBounds): YamlExcess | null {
  // Levels that are made by columns; a level takes one at least, and a list in a map none.
  for (const [start] of text.matchAll(/^(?:[\t ]|[-:?](?=[\t\n\r ]))+/gmu))
    if (start.length > maxColumn) return 'DEPTH';
  let depth = 0;
  let tokens = 0;
  for (const token of new Lexer().lex(text)) {
    tokens += 1;
    if (tokens > maxTokens) return 'TOKENS';
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth = Math.max(0, depth - 1);
    if (depth > maxFlowDepth) return 'DEPTH';
  }
  return null;
}
