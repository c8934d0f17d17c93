import type { z } from 'zod';
import type { Sentence } from '../../core/errors.ts';
import { sentenceOf } from '../../core/invalid-input.ts';
import type { OpenQuote } from '../../core/sheet/read-sheet.ts';

/** What is wrong with a row, and what to do. */
export interface RowFault<Column extends string> {
  readonly column: Column;
  readonly sentence: Sentence;
}

/** Of a row whose last cell took the rest of the text. */
export function openQuoteSentence({ line, lastLine }: OpenQuote): Sentence {
  const taken =
    lastLine === line
      ? { zh: '', en: '' }
      : {
          zh: `，直到第 ${lastLine} 行的内容都被读进了这个单元格`,
          en: `, so all up to line ${lastLine} is in its cell`,
        };
  return {
    'zh-CN': `第 ${line} 行的引号没有闭合${taken.zh}。请补上另一个引号。`,
    'en-US': `The quotation mark in line ${line} is not closed${taken.en}. Add the other one.`,
  };
}

interface Checks<Column extends string> {
  readonly columns: readonly Column[];
  readonly checks: Readonly<Record<Column, z.ZodType<unknown, string>>>;
  /** Columns that a row must have; the others may be empty. */
  readonly needed: readonly Column[];
}

/** The first cell that is wrong by itself; null: none. */
export function cellFault<Column extends string>(
  texts: Readonly<Record<Column, string>>,
  { columns, checks, needed }: Checks<Column>,
): RowFault<Column> | null {
  for (const column of columns) {
    if (texts[column] === '' && !needed.includes(column)) continue;
    const issue = checks[column].safeParse(texts[column]).error?.issues[0];
    if (issue !== undefined) return { column, sentence: sentenceOf(issue) };
  }
  return null;
}

/**
 * Finds rows that name what a row before them names.
 *
 * @param keysOf what makes rows the same, by column; null: the row does not name it.
 */
export function withoutDoubles<
  Column extends string,
  Row extends { readonly line: number; readonly fault: RowFault<Column> | null },
>(rows: readonly Row[], keysOf: (row: Row) => ReadonlyArray<readonly [Column, string | null]>): Row[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    if (row.fault !== null) return row;
    let fault: RowFault<Column> | null = null;
    for (const [column, key] of keysOf(row)) {
      if (key === null) continue;
      const before = lines.get(`${column} ${key}`);
      if (before === undefined) lines.set(`${column} ${key}`, row.line);
      else fault ??= { column, sentence: sameAs(before) };
    }
    return { ...row, fault };
  });
}

function sameAs(before: number): Sentence {
  return {
    'zh-CN': `与第 ${before} 行相同，请删除其中一行。`,
    'en-US': `The same as in line ${before}. Remove one of the two.`,
  };
}
