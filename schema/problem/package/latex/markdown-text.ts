/** Escapes what Markdown (with tables, footnotes and math) would read as markup within a line. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<$~|]/gu, String.raw`\$&`).replaceAll(/&(?=#?\w+;)/gu, String.raw`\&`);
}

/** Escapes what Markdown would read as a heading, list, quote or rule at the start of a paragraph. */
export function escapeLineStart(paragraph: string): string {
  return paragraph
    .replace(/^(?:(?=[#>])|(?=[-+=](?:\s|$))|(?=-{2,}\s*$))/u, '\\')
    .replace(/^(\d+)([.)])(?=\s|$)/u, String.raw`$1\$2`);
}

/** Code in a line: in as many backticks as its own require. */
export function codeSpan(code: string): string {
  if (code.trim() === '') return '';
  const fence = '`'.repeat(longestRun(code, '`') + 1);
  const pad = /^`|`$|^ .* $/u.test(code) ? ' ' : '';
  return fence + pad + code + pad + fence;
}

/** A block of code. */
export function codeBlock(code: string, language = ''): string {
  const fence = '`'.repeat(Math.max(3, longestRun(code, '`') + 1));
  return `${fence}${language}\n${code}\n${fence}`;
}

function longestRun(text: string, char: string): number {
  let [longest, run] = [0, 0];
  for (const one of text) {
    run = one === char ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** A text as the white space before it, the text itself and the white space after it. */
export function splitBlanks(text: string): [lead: string, inner: string, trail: string] {
  const rest = text.trimStart();
  const inner = rest.trimEnd();
  return [text.slice(0, text.length - rest.length), inner, rest.slice(inner.length)];
}

/** A part of a line: text that is ready, or text under a mark such as `**`. */
export interface InlinePiece {
  readonly mark: string;
  readonly text: string;
}

/**
 * Joins the parts of a line. A mark only works when Markdown sees the edge of a word at it, which `**x:**y` is not (and
 * Chinese text, without blanks, seldom is): there punctuation is moved out of the marked text.
 */
export function joinInline(pieces: readonly InlinePiece[]): string {
  let line = '';
  for (const [index, { mark, text }] of pieces.entries()) {
    if (mark === '' || text.trim() === '') {
      line += text;
      continue;
    }
    const after = pieces[index + 1]?.text.charAt(0) ?? '';
    const [lead, inner, trail] = splitBlanks(text);
    const before = (line + lead).at(-1) ?? '';
    const isOpen = isEdge(before);
    const isClosed = isEdge(trail.charAt(0) || after);
    const [start, middle, end] = movePunctuation(inner, { isOpen, isClosed });
    // Stars within stars end each other; an underscore does as well, but only between words.
    const own = mark === '*' && isOpen && isClosed && /(?<!\*)\*(?!\*)/u.test(middle) ? '_' : mark;
    line += middle === '' ? lead + inner + trail : lead + start + own + middle + own + end + trail;
  }
  return line;
}

function isEdge(char: string): boolean {
  return char === '' || /[\s\p{P}\p{S}]/u.test(char);
}

// Only plain punctuation moves: escaped signs, formulas, code and links at an edge would be torn.
const leading = /^(?:(?![`*_[\]<$~|\\()!&;])[\p{P}\p{S}])+/u;
const trailing = /(?<!(?![`*_[\]<$~|\\()!&;])[\p{P}\p{S}])(?:(?![`*_[\]<$~|\\()!&;])[\p{P}\p{S}])+$/u;

function movePunctuation(
  inner: string,
  { isOpen, isClosed }: { readonly isOpen: boolean; readonly isClosed: boolean },
): [string, string, string] {
  const start = isOpen ? '' : (leading.exec(inner)?.[0] ?? '');
  const rest = inner.slice(start.length);
  const end = isClosed ? '' : (trailing.exec(rest)?.[0] ?? '');
  return [start, rest.slice(0, rest.length - end.length), end];
}
