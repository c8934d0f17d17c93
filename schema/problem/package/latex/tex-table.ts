import type * as Tex from '@unified-latex/unified-latex-types';
import { printRaw } from '@unified-latex/unified-latex-util-print-raw';

/** Macros of a table that only draw lines or space. */
const rules = new Set([
  'hline',
  'cline',
  'toprule',
  'midrule',
  'bottomrule',
  'cmidrule',
  'addlinespace',
  'endhead',
  'endfirsthead',
  'endfoot',
  'endlastfoot',
  'rowcolor',
  'cellcolor',
]);

/** Environments that are tables. */
export const tables = new Set(['tabular', 'tabular*', 'tabularx', 'tabulary', 'longtable']);

/**
 * Writes a table in the GitHub notation; the first row is its head, since that notation has no table without.
 *
 * @param writeCell gives the text of a cell, on one line.
 */
export function writeTable(table: Tex.Environment, writeCell: (nodes: Tex.Node[]) => string): string {
  const rows = splitRows(table.content)
    .map((row) => row.flatMap((cell) => writeColumns(cell, writeCell)))
    .filter((row) => row.some((cell) => cell !== ''));
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return '';
  const alignments = columnAlignments(printRaw(table.args?.at(-1)?.content ?? []));
  const rule = Array.from({ length: width }, (_none, index) => alignments[index] ?? '---');
  // Only the head needs all columns; padding the others too would take the widest row times the number of rows.
  const [head = [], ...body] = rows.map((row, index) =>
    (index === 0 ? Array.from({ length: width }, (_none, column) => row[column] ?? '') : row).map(withoutBars),
  );
  return [head, rule, ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** A bar ends a cell even in formulas and code, so it is spelled another way there. */
function withoutBars(cell: string): string {
  return cell
    .replaceAll(/(?<!\\)\$[^$]*\$/gu, (formula) =>
      formula.replaceAll(String.raw`\|`, String.raw`\Vert `).replaceAll('|', String.raw`\vert `),
    )
    .replaceAll(/`[^`]*`/gu, (code) => code.replaceAll('|', String.raw`\|`));
}

function splitRows(nodes: readonly Tex.Node[]): Tex.Node[][][] {
  const rows: Tex.Node[][][] = [[[]]];
  for (const node of nodes) {
    const cells = rows.at(-1);
    if (node.type === 'macro' && (node.content === '\\' || node.content === 'tabularnewline')) rows.push([[]]);
    else if (node.type === 'string' && node.content === '&') cells?.push([]);
    else if (node.type === 'comment' || (node.type === 'macro' && rules.has(node.content))) continue;
    else cells?.at(-1)?.push(node);
  }
  return rows;
}

/** A cell, and an empty one for each further column it spans. */
function writeColumns(cell: Tex.Node[], writeCell: (nodes: Tex.Node[]) => string): string[] {
  const span = cell.find(
    (node) => node.type === 'macro' && (node.content === 'multicolumn' || node.content === 'multicol'),
  );
  if (span?.type !== 'macro') return [writeCell(cell)];
  const columns = Number(printRaw(span.args?.at(-3)?.content ?? []));
  const content = span.args?.at(-1)?.content ?? [];
  return [
    writeCell(content),
    ...Array.from({ length: Number.isInteger(columns) && columns > 1 && columns < 100 ? columns - 1 : 0 }, () => ''),
  ];
}

const alignmentMarks: Readonly<Record<string, string>> = { l: ':---', c: ':---:', r: '---:' };

function columnAlignments(spec: string): string[] {
  // `*{3}{c}` is three times `c`; `@{..}`, `>{..}` and the like are decoration; `p{3cm}` is a column of a width.
  const expanded = spec.replaceAll(/\*\{(\d{1,2})\}\{([^{}]*)\}/gu, (_whole, times: string, columns: string) =>
    columns.repeat(Number(times)),
  );
  const letters = expanded.replaceAll(/[@!<>]\{[^{}]*\}/gu, '').replaceAll(/\{[^{}]*\}/gu, '');
  return [...letters].filter((letter) => /[a-zA-Z]/u.test(letter)).map((letter) => alignmentMarks[letter] ?? '---');
}
