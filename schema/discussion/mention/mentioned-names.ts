/*
 * Which names a text mentions
 *
 * A mention is an @ that continues no word, address or path, with the letters, marks, digits, _, - and . behind it. At
 * the end, - and . belong to the sentence. Registration allows further signs in names, but sentences put most of those
 * behind a name. The client draws links by the same rule (client/src/components/markdown/mention-links.ts).
 *
 * Code mentions nobody. Lines are read once: fences and indented lines are left out, and in the other lines stretches
 * between equal runs of backticks. Each character is looked at a fixed number of times.
 */

const mention = /@([\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_.-]*)/gu;
const continued = /[\p{L}\p{M}\p{N}_@/+]$/u;
/** Written without blanks between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** Longest username, as registration has it. */
const maxNameLength = 20;

/** Is a username one that a mention can name? */
export function isMentionable(username: string): boolean {
  return mentionedNames(`@${username}`, 1)[0] === username;
}

/**
 * Names that a Markdown text mentions outside of code, each once, in their order.
 *
 * @param most further ones are left out.
 */
export function mentionedNames(source: string, most: number): readonly string[] {
  const names = new Set<string>();
  for (const block of blocksOf(source)) {
    const text = withoutInlineCode(block);
    for (const match of text.matchAll(mention)) {
      const name = nameIn(text, match);
      if (name !== null) names.add(name);
      if (names.size >= most) return [...names];
    }
  }
  return [...names];
}

function nameIn(text: string, { index, 1: word = '' }: RegExpExecArray): string | null {
  const before = text.slice(Math.max(0, index - 2), index);
  if (continued.test(before) && !unspaced.test(before)) return null;
  let end = word.length;
  while (word[end - 1] === '.' || word[end - 1] === '-') end -= 1;
  return end > maxNameLength ? null : word.slice(0, end);
}

interface Fence {
  readonly mark: string;
  readonly length: number;
}

/** Runs of lines that are no code; inline code does not go on behind a blank line or a block of code. */
function blocksOf(source: string): readonly string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  let fence: Fence | null = null;
  /** Column where the text of the last list item begins. */
  let itemColumn = 0;
  const endBlock = () => {
    if (lines.length > 0) blocks.push(lines.join('\n'));
    lines = [];
  };
  for (const line of source.split(/\r\n?|\n/)) {
    const { column, text } = contentOf(line);
    const marks = fenceOf(text);
    if (fence !== null) {
      if (marks?.mark === fence.mark && marks.length >= fence.length && marks.rest === '') fence = null;
      continue;
    }
    if (text === '') {
      endBlock();
      continue;
    }
    // A paragraph is not interrupted by indented code.
    if (lines.length === 0 && column >= itemColumn + 4) continue;
    const item = /^(?:[-*+]|\d{1,9}[.)])[ \t]+/.exec(text)?.[0] ?? '';
    if (item !== '') itemColumn = column + item.length;
    else if (lines.length === 0 && column < itemColumn) itemColumn = column;
    const opened = item === '' ? marks : fenceOf(text.slice(item.length));
    if (opened === null || (opened.mark === '`' && opened.rest.includes('`'))) {
      lines.push(text);
      continue;
    }
    endBlock();
    fence = opened;
  }
  endBlock();
  return blocks;
}

/** A line without quote marks and blanks around it, and its column there. A tab goes to the next multiple of four. */
function contentOf(line: string): { readonly column: number; readonly text: string } {
  let column = 0;
  let index = 0;
  for (; index < line.length; index += 1) {
    const sign = line[index];
    if (sign === ' ') column += 1;
    else if (sign === '\t') column += 4 - (column % 4);
    else if (sign === '>' && column < 4) {
      column = line[index + 1] === ' ' ? -1 : 0;
    } else break;
  }
  return { column, text: line.slice(index).trimEnd() };
}

function fenceOf(text: string): (Fence & { readonly rest: string }) | null {
  const mark = text[0];
  if (mark !== '`' && mark !== '~') return null;
  let length = 1;
  while (text[length] === mark) length += 1;
  return length < 3 ? null : { mark, length, rest: text.slice(length).trim() };
}

/** A block with a blank in place of each stretch between two equal runs of backticks. */
function withoutInlineCode(block: string): string {
  const runs = [...block.matchAll(/`+/g)].map(({ index, 0: run }) => ({ index, length: run.length }));
  /** Indices of runs by their length, the next one last. */
  const waiting = new Map<number, number[]>();
  for (let at = runs.length - 1; at >= 0; at -= 1) {
    const { length = 0 } = runs[at] ?? {};
    const same = waiting.get(length);
    if (same === undefined) waiting.set(length, [at]);
    else same.push(at);
  }
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < runs.length; at += 1) {
    const run = runs[at];
    if (run === undefined) break;
    const same = waiting.get(run.length) ?? [];
    while (same.length > 0 && (same.at(-1) ?? 0) <= at) same.pop();
    const closing = same.at(-1);
    if (closing === undefined) continue;
    parts.push(block.slice(from, run.index));
    from = (runs[closing]?.index ?? 0) + run.length;
    at = closing;
  }
  return [...parts, block.slice(from)].join(' ');
}
