import { z } from 'zod';
import type { Sentence } from '../../core/errors.ts';
import { readSheet, type SheetRow } from '../../core/sheet/read-sheet.ts';
import { line } from '../own-account/profile.ts';
import { emailKey, newEmail, newUsername } from '../user/credentials.ts';
import { usernameSkeleton } from '../user/username-skeleton.ts';
import { columnPlan, type ColumnPlan } from './column-plan.ts';
import { personColumns, personSheet, type PersonColumn } from './person-columns.ts';
import { cellFault, openQuoteSentence, withoutDoubles, type RowFault } from './row-faults.ts';

/** Longest student number, in characters. */
const maxNumber = 30;
/** What is kept of a cell that is wrong, in characters. */
const maxShown = 100;

/** A person as a row of a table names them. */
export interface PersonRow {
  /** Line of the text, from 1. */
  readonly line: number;
  readonly name: string;
  /** Student number. */
  readonly number: string;
  readonly email: string | null;
  readonly username: string | null;
  /** Without doubles. */
  readonly classNames: readonly string[];
  /** Null: the row is right as far as it alone tells. */
  readonly fault: RowFault<PersonColumn> | null;
}

/** A table of people. */
export interface PeopleTable extends ColumnPlan<PersonColumn> {
  /** Of a longer table, the first. */
  readonly rows: readonly PersonRow[];
  /** Rows of the whole table. */
  readonly count: number;
}

const wrongNumber: Sentence = {
  'zh-CN': '学号只能包含字母、数字和 . _ / -，请检查各列的顺序。',
  'en-US': 'A number has letters, digits and . _ / - only. Check the order of the columns.',
};

/** Parts the classes of a cell, as files of ours do; one typed in Chinese, too. */
const classSeparator = /[;；]/u;
/** Most classes of a person. */
const maxClassNames = 10;

/** What is right in each column. */
export const personChecks = {
  NAME: line(50).min(1),
  NUMBER: z
    .string()
    .min(1)
    .max(maxNumber)
    .refine((text) => /^[\w./-]+$/.test(text), { params: { sentence: wrongNumber } }),
  EMAIL: newEmail,
  USERNAME: newUsername,
  CLASS: z
    .string()
    .transform(classNamesOf)
    .pipe(z.array(line(25)).max(maxClassNames)),
} as const satisfies Record<PersonColumn, z.ZodType<unknown, string>>;
const cellChecks = { columns: personColumns, checks: personChecks, needed: ['NAME', 'NUMBER'] } as const;

/** Reads a table of people and checks its first rows. */
export function readPeople(text: string, maxRows: number): PeopleTable {
  const [first, ...rest] = readSheet(text);
  if (first === undefined) return { places: new Map(), hasHead: false, ignored: [], rows: [], count: 0 };
  const plan = columnPlan(first.cells, personSheet);
  const all = plan.hasHead ? rest : [first, ...rest];
  const rows = all.slice(0, maxRows).map((row) => personOf(row, plan));
  const keysOf = ({ number, email, username }: PersonRow) =>
    [
      ['NUMBER', numberKey(number)],
      ['EMAIL', email === null ? null : emailKey(email)],
      ['USERNAME', username === null ? null : usernameSkeleton(username)],
    ] as const;
  return { ...plan, rows: withoutDoubles<PersonColumn, PersonRow>(rows, keysOf), count: all.length };
}

/** What makes two student numbers the same. */
export function numberKey(number: string): string {
  return number.toLowerCase();
}

function classNamesOf(cell: string): string[] {
  const names = new Map<string, string>();
  for (const name of cell.split(classSeparator).map((part) => part.trim()))
    // Of several spellings the first counts.
    if (name !== '' && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  return [...names.values()];
}

function personOf({ line: at, cells, openQuote }: SheetRow, { places }: ColumnPlan<PersonColumn>): PersonRow {
  const cell = (column: PersonColumn) => cells[places.get(column) ?? -1] ?? '';
  const texts: Readonly<Record<PersonColumn, string>> = {
    NAME: cell('NAME'),
    // Input methods write digits of full width.
    NUMBER: cell('NUMBER').normalize('NFKC'),
    EMAIL: cell('EMAIL'),
    USERNAME: cell('USERNAME'),
    CLASS: cell('CLASS'),
  };
  const shown = (column: PersonColumn) => texts[column].slice(0, maxShown);
  return {
    line: at,
    name: shown('NAME'),
    number: shown('NUMBER'),
    email: shown('EMAIL') || null,
    username: shown('USERNAME') || null,
    classNames: classNamesOf(texts.CLASS)
      .slice(0, maxClassNames)
      .map((name) => name.slice(0, maxShown)),
    fault:
      openQuote === null ? cellFault(texts, cellChecks) : { column: 'NAME', sentence: openQuoteSentence(openQuote) },
  };
}
