import { isWithinTolerance, type NumberTolerance } from '@verdict/judge/protocol/number-tolerance.ts';
import { diffArrays } from 'diff';

/** The beginning of a text. */
export interface BoundedText {
  readonly text: string;
  /** There is more than this. */
  readonly isCut: boolean;
}

interface DiffLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  /** The text ends here without a line end, and the other text with one. */
  readonly isUnended: boolean;
}

/** Two lines side by side; null: there is none. */
export interface DiffRow {
  readonly expected: DiffLine | null;
  readonly output: DiffLine | null;
  /**
   * `same`: equal, or numbers within the tolerance. `blanks`: only white space at the end differs, which most problems
   * allow.
   */
  readonly kind: 'same' | 'blanks' | 'different';
}

/** Rows that are shown, or folded away. */
export interface DiffSection {
  readonly rows: readonly DiffRow[];
  readonly isFolded: boolean;
}

/** Longest a comparison may take, in ms; then the lines are put side by side as they come. */
const compareMs = 300;
/** Same lines that are shown on each side of a difference. */
const contextRows = 2;
/** Rows that are shown at once. */
const maxShownRows = 60;

/** Puts an output beside the expected one, line by line. @param tolerance null: numbers are compared as text. */
export function diffRows(
  expected: BoundedText,
  output: BoundedText,
  tolerance: NumberTolerance | null,
): readonly DiffRow[] {
  const sides = { expected: linesOf(expected), output: linesOf(output) };
  const [isLeftUnended, isRightUnended] = [isUnended(expected), isUnended(output)];
  const isEndDifferent = isLeftUnended !== isRightUnended && !expected.isCut && !output.isCut;
  const lineOf = (side: 'expected' | 'output', index: number): DiffLine | null => {
    const text = sides[side][index];
    const isSideUnended = side === 'expected' ? isLeftUnended : isRightUnended;
    const isLast = index === sides[side].length - 1;
    return text === undefined
      ? null
      : { number: index + 1, text, isUnended: isLast && isSideUnended && isEndDifferent };
  };
  const rows: DiffRow[] = [];
  let [left, right, removed, added] = [0, 0, 0, 0];
  const flush = () => {
    for (let index = 0; index < Math.max(removed, added); index += 1) {
      const pair = {
        expected: index < removed ? lineOf('expected', left + index) : null,
        output: index < added ? lineOf('output', right + index) : null,
      };
      rows.push({ ...pair, kind: 'different' });
    }
    [left, right, removed, added] = [left + removed, right + added, 0, 0];
  };
  const trimmed = (lines: readonly string[]) => lines.map((line) => line.trimEnd());
  const changes = diffArrays(trimmed(sides.expected), trimmed(sides.output), {
    timeout: compareMs,
    ...(tolerance !== null && { comparator: (left: string, right: string) => isSameLine(left, right, tolerance) }),
  });
  if (changes === undefined) [removed, added] = [sides.expected.length, sides.output.length];
  for (const change of changes ?? []) {
    if (change.removed) removed += change.value.length;
    else if (change.added) added += change.value.length;
    else {
      flush();
      for (const _line of change.value) {
        const pair = { expected: lineOf('expected', left), output: lineOf('output', right) };
        const isEqual =
          pair.expected?.text === pair.output?.text && !pair.expected?.isUnended && !pair.output?.isUnended;
        const isSame = isEqual || pair.expected?.text.trimEnd() !== pair.output?.text.trimEnd();
        rows.push({ ...pair, kind: isSame ? 'same' : 'blanks' });
        [left, right] = [left + 1, right + 1];
      }
    }
  }
  flush();
  return withoutCutEnd(rows, { expected, output });
}

function isSameLine(expected: string, output: string, tolerance: NumberTolerance): boolean {
  return expected === output || tokenPairs(expected, output, tolerance)?.every(({ isSame }) => isSame) === true;
}

/** A token or the white space between two, on both sides. */
interface TokenPair {
  readonly expected: string;
  readonly output: string;
  /** Equal, or numbers within the tolerance. */
  readonly isSame: boolean;
}

/** Pairs the tokens of two lines in their order; null: one line has more. */
export function tokenPairs(expected: string, output: string, tolerance: NumberTolerance): readonly TokenPair[] | null {
  const [wanted, given] = [expected.split(/(\s+)/), output.split(/(\s+)/)];
  if (wanted.length !== given.length) return null;
  return wanted.map((token, index) => {
    const other = given[index] ?? '';
    return {
      expected: token,
      output: other,
      isSame: token === other || isWithinTolerance(token, other, tolerance) === true,
    };
  });
}

/** What follows the last line end is no line, and the last line of a text that was cut may be cut itself. */
function linesOf({ text, isCut }: BoundedText): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '' || (isCut && lines.length > 1)) lines.pop();
  return lines;
}

function isUnended({ text }: BoundedText): boolean {
  return text !== '' && !text.endsWith('\n');
}

/** Lines that only stand alone because the other text was cut before them are no difference. */
function withoutCutEnd(
  rows: readonly DiffRow[],
  texts: { readonly expected: BoundedText; readonly output: BoundedText },
): readonly DiffRow[] {
  const isBeyond = (row: DiffRow) =>
    (texts.output.isCut && row.output === null) || (texts.expected.isCut && row.expected === null);
  return rows.slice(0, rows.findLastIndex((row) => !isBeyond(row)) + 1);
}

/** Folds away what is the same far from any difference, and all that comes after many rows. */
export function sectionsOf(rows: readonly DiffRow[]): readonly DiffSection[] {
  const isNear = rows.map((_row, index) =>
    rows.slice(Math.max(0, index - contextRows), index + contextRows + 1).some(({ kind }) => kind !== 'same'),
  );
  // A text that is all the same shows its first lines.
  const hasDifference = isNear.some(Boolean);
  const sections: { rows: DiffRow[]; isFolded: boolean }[] = [];
  let shown = 0;
  for (const [index, row] of rows.entries()) {
    const isWanted = hasDifference ? isNear[index] === true : index < 2 * contextRows;
    const isFolded = !isWanted || shown >= maxShownRows;
    if (!isFolded) shown += 1;
    const last = sections.at(-1);
    if (last?.isFolded === isFolded) last.rows.push(row);
    else sections.push({ rows: [row], isFolded });
  }
  // One line takes no more room than the button that shows it.
  return sections.map((section) => (section.rows.length === 1 ? { ...section, isFolded: false } : section));
}
