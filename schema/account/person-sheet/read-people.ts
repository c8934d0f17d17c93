import { z } from 'zod';
import type { Sentence } from '../../core/errors.ts';
import { sentenceOf } from '../../core/invalid-input.ts';
import { readSheet, type SheetRow } from '../../core/sheet/read-sheet.ts';
import { line } from '../own-account/profile.ts';
import { emailKey, newEmail, newUsername } from '../user/credentials.ts';
import { usernameSkeleton } from '../user/username-skeleton.ts';
import { columnPlan, type ColumnPlan, type PersonColumn } from './person-columns.ts';

/** Longest student number, in characters. */
const maxNumber = 30;
/** What is kept of a cell that is wrong, in characters. */
const maxShown = 100;

/** What is wrong with a row, and what to do. */
export interface PersonFault {
  readonly column: PersonColumn;
  readonly sentence: Sentence;
}

/** A person as a row of a table names them. */
export interface PersonRow {
  /** Line of the text, from 1. */
  readonly line: number;
  readonly name: string;
  /** Student number. */
  readonly number: string;
  readonly email: string | null;
  readonly username: string | null;
  readonly className: string | null;
  /** Null: the row is right as far as it alone tells. */
  readonly fault: PersonFault | null;
}

/** A table of people. */
export interface PeopleTable extends ColumnPlan {
  readonly rows: readonly PersonRow[];
}

const wrongNumber: Sentence = {
  'zh-CN': '学号只能包含字母、数字和 . _ / -，请检查各列的顺序。',
  'en-US': 'A number has letters, digits and . _ / - only. Check the order of the columns.',
};
const openQuote: Sentence = {
  'zh-CN': '引号没有闭合，请补上另一个引号。',
  'en-US': 'A quotation mark is not closed. Add the other one.',
};

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
  CLASS: line(25),
} as const satisfies Record<PersonColumn, z.ZodType<string>>;

/** Reads a table of people and checks each row. @param maxRows one more is read, so that the caller sees the excess. */
export function readPeople(text: string, maxRows: number): PeopleTable {
  const [first, ...rest] = readSheet(text, maxRows + 2);
  if (first === undefined) return { places: new Map(), hasHead: false, ignored: [], rows: [] };
  const plan = columnPlan(first.cells);
  const rows = (plan.hasHead ? rest : [first, ...rest]).map((row) => personOf(row, plan));
  return { ...plan, rows: withoutDoubles(rows) };
}

/** What makes two student numbers the same. */
export function numberKey(number: string): string {
  return number.toLowerCase();
}

function personOf({ line: at, cells, isOpen }: SheetRow, { places }: ColumnPlan): PersonRow {
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
    className: shown('CLASS') || null,
    fault: isOpen ? { column: 'NAME', sentence: openQuote } : faultOf(texts),
  };
}

function faultOf(texts: Readonly<Record<PersonColumn, string>>): PersonFault | null {
  for (const column of ['NAME', 'NUMBER', 'EMAIL', 'USERNAME', 'CLASS'] as const) {
    const isOptional = column !== 'NAME' && column !== 'NUMBER';
    if (isOptional && texts[column] === '') continue;
    const issue = personChecks[column].safeParse(texts[column]).error?.issues[0];
    if (issue !== undefined) return { column, sentence: sentenceOf(issue) };
  }
  return null;
}

/** Finds rows that name a number, an address or a username of a row before them. */
function withoutDoubles(rows: readonly PersonRow[]): PersonRow[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    if (row.fault !== null) return row;
    const keys = [
      ['NUMBER', numberKey(row.number)],
      ['EMAIL', row.email === null ? null : emailKey(row.email)],
      ['USERNAME', row.username === null ? null : usernameSkeleton(row.username)],
    ] as const;
    let fault: PersonFault | null = null;
    for (const [column, key] of keys) {
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
