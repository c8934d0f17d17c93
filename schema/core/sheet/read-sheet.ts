/** A row of a table. */
export interface SheetRow {
  /** Line of the text where it begins, from 1. */
  readonly line: number;
  /** Without blanks around them. */
  readonly cells: readonly string[];
  /** A quotation mark that is never closed and took the rest of the text; null: none. */
  readonly openQuote: OpenQuote | null;
}

/** Lines of a text, from 1: that of the mark, and the last one, which is in the cell as well. */
export interface OpenQuote {
  readonly line: number;
  readonly lastLine: number;
}

/**
 * Reads a table: CSV (RFC 4180) with commas or semicolons, or tabs as spreadsheets copy them. The first line says
 * which. Rows without text are left out. The caller bounds the text.
 */
export function readSheet(text: string): SheetRow[] {
  const separator = separatorOf(text);
  const rows: SheetRow[] = [];
  let line = 1;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const row = readRow(text, at, separator);
    const cells = row.cells.map((cell) => cell.trim());
    const openQuote =
      row.openAt === null ? null : { line: line + row.openAt, lastLine: line + row.lines - (isEnded(text) ? 1 : 0) };
    if (cells.some((cell) => cell !== '')) rows.push({ line, cells, openQuote });
    line += row.lines;
    at = row.end;
  }
  return rows;
}

/** Does the text end with the end of a line? */
function isEnded(text: string): boolean {
  return text.endsWith('\n') || text.endsWith('\r');
}

function separatorOf(text: string): string {
  const [first = ''] = text.trimStart().split(/[\r\n]/u, 1);
  if (first.includes('\t')) return '\t';
  return first.split(';').length > first.split(',').length ? ';' : ',';
}

/**
 * @returns the cells, where the next row begins, how many ends of lines were read, and how many of them come before a
 *   quotation mark that is never closed.
 */
function readRow(text: string, start: number, separator: string) {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let openAt = 0;
  let lines = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    const isEnd = sign === '\n' || (sign === '\r' && text[at + 1] !== '\n');
    if (isEnd) lines += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
      openAt = lines;
    } else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (isEnd) return { cells: [...cells, cell], end: at + 1, lines, openAt: null };
    else cell += sign;
  }
  return { cells: [...cells, cell], end: text.length, lines, openAt: isQuoted ? openAt : null };
}
