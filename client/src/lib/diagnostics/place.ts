/** Where a line of a message says that something is. */
export interface Place {
  /** From 1, in the file that was compiled. */
  readonly line: number;
  /** From 1; null: not said. */
  readonly column: number | null;
  readonly before: string;
  /** What follows the place. */
  readonly rest: string;
}

/** `:3:5`, `:3`, `(3,5)` or `:3)` after the name of a file. */
const numbers = /[:(](\d{1,6})(?:[:,](\d{1,6}))?\)?/y;

/**
 * Finds the first place in a line of a message that is in one of these files.
 *
 * @param names of files; one that begins with a dot stands for all files with that extension.
 */
export function placeIn(line: string, names: readonly string[]): Place | null {
  for (const name of names) {
    const from = line.indexOf(name);
    const isOther = !name.startsWith('.') && /[\w.-]/.test(line.charAt(from - 1));
    if (from === -1 || isOther) continue;
    numbers.lastIndex = from + name.length;
    const match = numbers.exec(line);
    if (match === null) continue;
    return {
      line: Number(match[1]),
      column: match[2] === undefined ? null : Number(match[2]),
      before: line.slice(0, from),
      rest: line.slice(numbers.lastIndex),
    };
  }
  return null;
}
