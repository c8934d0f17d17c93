import { numberText } from './number-text.ts';
import { child, elements, openWorkbook, UnreadableWorkbook, type WorkbookFault } from './workbook-parts.ts';

/** Most rows and columns of a sheet that are looked at; the server takes fewer. */
const maxRows = 10_000;
const maxColumns = 100;

/** Formats that workbooks name by number alone: dates and times of all countries, and fixed decimals. */
const builtIn = new Map<number, string>([
  [1, '0'],
  [2, '0.00'],
  ...numbers(14, 17, 'yyyy-mm-dd'),
  ...numbers(18, 21, 'hh:mm:ss'),
  ...numbers(22, 22, 'yyyy-mm-dd hh:mm:ss'),
  ...numbers(27, 31, 'yyyy-mm-dd'),
  ...numbers(32, 35, 'hh:mm:ss'),
  ...numbers(36, 36, 'yyyy-mm-dd'),
  ...numbers(45, 47, 'hh:mm:ss'),
  ...numbers(50, 54, 'yyyy-mm-dd'),
  ...numbers(55, 56, 'hh:mm:ss'),
  ...numbers(57, 58, 'yyyy-mm-dd'),
]);

/** How the cells of a workbook are read. */
interface Book {
  readonly strings: readonly string[];
  /** Codes of formats by the style of a cell. */
  readonly formats: readonly string[];
  readonly is1904: boolean;
}

/**
 * The first sheet of a workbook (.xlsx, Office Open XML) as the text that pasting its cells gives; lines have the
 * numbers of its rows.
 */
export function readWorkbook(bytes: Uint8Array): { readonly text: string } | { readonly fault: WorkbookFault } {
  try {
    const { sheet, strings, styles, is1904 } = openWorkbook(bytes);
    return {
      text: tableText(sheet, {
        strings: strings === null ? [] : elements(strings, 'si').map(richText),
        formats: styles === null ? [] : formatsOf(styles),
        is1904,
      }),
    };
  } catch (error) {
    if (error instanceof UnreadableWorkbook) return { fault: error.fault };
    throw error;
  }
}

function tableText(sheet: Element, book: Book): string {
  const lines: string[] = [];
  let row = 0;
  for (const element of elements(child(sheet, 'sheetData') ?? sheet, 'row')) {
    row = Number(element.getAttribute('r') ?? row + 1);
    const cells = cellsOf(element, book);
    if (cells.length === 0) continue;
    if (!(row > lines.length && row <= maxRows)) throw new UnreadableWorkbook(row > maxRows ? 'SIZE' : 'WRONG');
    while (lines.length < row - 1) lines.push('');
    // A tab at the end says what parts the cells also where there is one column.
    lines.push(cells.join('\t') + (lines.every((line) => line === '') ? '\t' : ''));
  }
  return lines.join('\n');
}

/** Texts of a row, up to the last one. */
function cellsOf(row: Element, book: Book): string[] {
  const cells: string[] = [];
  let column = 0;
  for (const element of elements(row, 'c')) {
    column = columnOf(element.getAttribute('r')) ?? column + 1;
    const text = plainCell(cellText(element, book));
    if (text === '') continue;
    if (column > maxColumns) throw new UnreadableWorkbook('SIZE');
    while (cells.length < column - 1) cells.push('');
    cells[column - 1] = text;
  }
  return cells;
}

/** Number of a column from 1, of an address such as AB12. */
function columnOf(address: string | null): number | null {
  const [letters = ''] = /^[A-Z]{1,3}/u.exec(address ?? '') ?? [];
  if (letters === '') return null;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

function cellText(cell: Element, { strings, formats, is1904 }: Book): string {
  const value = child(cell, 'v')?.textContent ?? '';
  switch (cell.getAttribute('t') ?? 'n') {
    case 's':
      return strings[Number(value)] ?? '';
    case 'inlineStr':
      return richText(child(cell, 'is') ?? cell);
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'n':
      if (value === '') return '';
      return numberText({ raw: value, format: formats[Number(cell.getAttribute('s') ?? 0)] ?? 'General', is1904 });
    default:
      return unescaped(value);
  }
}

/** A text with or without parts of different looks; what is said above it for its pronunciation is left out. */
function richText(text: Element): string {
  const parts = [...text.children].flatMap((part) => {
    if (part.localName === 't') return [part];
    return part.localName === 'r' ? elements(part, 't') : [];
  });
  return unescaped(parts.map((part) => part.textContent).join(''));
}

/** Characters that XML has not are written as `_x000D_`. */
function unescaped(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/gu, (_escape, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** On one line, in quotation marks where it begins with one. */
function plainCell(text: string): string {
  const line = text.replace(/[\t\r\n]+/gu, ' ').trim();
  return line.startsWith('"') ? `"${line.replaceAll('"', '""')}"` : line;
}

function formatsOf(styles: Element): string[] {
  const own = new Map(
    elements(child(styles, 'numFmts') ?? styles, 'numFmt').map((format) => [
      Number(format.getAttribute('numFmtId')),
      format.getAttribute('formatCode') ?? '',
    ]),
  );
  return elements(child(styles, 'cellXfs') ?? styles, 'xf').map((look) => {
    const id = Number(look.getAttribute('numFmtId') ?? 0);
    return own.get(id) ?? builtIn.get(id) ?? 'General';
  });
}

/** The same format for each number of a range. */
function numbers(from: number, to: number, format: string): Array<[number, string]> {
  return Array.from({ length: to - from + 1 }, (_none, index) => [from + index, format]);
}
