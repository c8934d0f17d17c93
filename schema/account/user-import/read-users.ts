import type { Gender } from '@verdict/prisma/generated/client/client.ts';
import { readSheet } from '../../core/sheet/read-sheet.ts';
import { columnPlan } from '../person-sheet/column-plan.ts';
import { cellFault, openQuoteSentence, withoutDoubles, type RowFault } from '../person-sheet/row-faults.ts';
import { emailKey } from '../user/credentials.ts';
import { usernameSkeleton } from '../user/username-skeleton.ts';
import { userChecks, userColumns, userSheet, type UserColumn } from './user-columns.ts';

/** What is kept of a cell, in characters. */
const maxShown = 100;

/** Cells of a row. */
type UserTexts = Readonly<Record<UserColumn, string>>;

/** States of rows. */
export const userRowStates = ['NEW', 'SKIPPED', 'TAKEN', 'FAULTY'] as const;

/**
 * NEW: an account is made. SKIPPED: it lacks a username or a password. TAKEN: another account has the username or the
 * address. FAULTY: a cell is wrong.
 */
export type UserRowState = (typeof userRowStates)[number];

/** An account that a row of a table asks for; without its password, which is not kept. */
export interface UserRow {
  /** Line of the text, from 1. */
  readonly line: number;
  readonly username: string;
  readonly email: string | null;
  readonly realName: string | null;
  readonly gender: Gender;
  /** A gender that is not known, as it is written; null: it is known, or empty. */
  readonly unknownGender: string | null;
  readonly nickname: string | null;
  readonly school: string | null;
  readonly studentId: string | null;
  readonly state: UserRowState;
  /** Null: the row is right, or skipped. */
  readonly fault: RowFault<UserColumn> | null;
}

/** A row as it was sent. */
export interface SentUserRow extends UserRow {
  readonly password: string;
}

/** Rows with what becomes of them. */
export interface UserTable<Row extends UserRow = UserRow> {
  /** Of a longer table, the first. */
  readonly rows: readonly Row[];
  /** Heads that name no column of ours. */
  readonly ignored: readonly string[];
}

/** A table as it was sent. */
export interface SentUserTable extends UserTable<SentUserRow> {
  /** Rows of the whole table. */
  readonly count: number;
}

/** Reads a table and checks its first rows. */
export function readUsers(text: string, maxRows: number): SentUserTable {
  const [first, ...rest] = readSheet(text);
  if (first === undefined) return { rows: [], count: 0, ignored: [] };
  const { places, hasHead, ignored } = columnPlan(first.cells, userSheet);
  const all = hasHead ? rest : [first, ...rest];
  const rows = all.slice(0, maxRows).map(({ line, cells, openQuote }) => {
    const texts = textsOf((column) => cells[places.get(column) ?? -1]);
    const row = rowOf(line, texts);
    return openQuote === null ? row : faulty(row, { column: 'USERNAME', sentence: openQuoteSentence(openQuote) });
  });
  return { rows: checkRows(rows), count: all.length, ignored };
}

/** Rows that a script sends as cells, checked as those of a table. */
export function readUserCells(cells: ReadonlyArray<readonly string[]>): SentUserTable {
  const rows = cells.map((row, index) =>
    rowOf(
      index + 1,
      textsOf((column) => row[userColumns.indexOf(column)]?.trim()),
    ),
  );
  return { rows: checkRows(rows), count: rows.length, ignored: [] };
}

function textsOf(cell: (column: UserColumn) => string | undefined): UserTexts {
  return {
    USERNAME: cell('USERNAME') ?? '',
    PASSWORD: cell('PASSWORD') ?? '',
    EMAIL: cell('EMAIL') ?? '',
    REAL_NAME: cell('REAL_NAME') ?? '',
    GENDER: cell('GENDER') ?? '',
    NICKNAME: cell('NICKNAME') ?? '',
    SCHOOL: cell('SCHOOL') ?? '',
    // Input methods write digits of full width.
    STUDENT_ID: (cell('STUDENT_ID') ?? '').normalize('NFKC'),
  };
}

function rowOf(line: number, texts: UserTexts): SentUserRow {
  const shown = (column: UserColumn) => texts[column].slice(0, maxShown);
  const isSkipped = texts.USERNAME === '' || texts.PASSWORD === '';
  const fault = isSkipped ? null : cellFault(texts, userChecks);
  return {
    line,
    username: shown('USERNAME'),
    password: shown('PASSWORD'),
    email: shown('EMAIL') || null,
    realName: shown('REAL_NAME') || null,
    gender: genderOf(texts.GENDER) ?? 'SECRECY',
    unknownGender: genderOf(texts.GENDER) === null ? shown('GENDER') : null,
    nickname: shown('NICKNAME') || null,
    school: shown('SCHOOL') || null,
    studentId: shown('STUDENT_ID') || null,
    state: isSkipped ? 'SKIPPED' : fault === null ? 'NEW' : 'FAULTY',
    fault,
  };
}

/** A row that makes no account. */
export function faulty<Row extends UserRow>(
  row: Row,
  fault: RowFault<UserColumn>,
  state: UserRowState = 'FAULTY',
): Row {
  return { ...row, state, fault };
}

const genders: ReadonlyMap<string, Gender> = new Map([
  ...['male', '0', '男'].map((text) => [text, 'MALE'] as const),
  ...['female', '1', '女'].map((text) => [text, 'FEMALE'] as const),
  ...['', 'secrecy', '保密'].map((text) => [text, 'SECRECY'] as const),
]);

/** As the specification writes them, and in Chinese; null: not known, which the specification keeps secret. */
function genderOf(text: string): Gender | null {
  return genders.get(text.toLowerCase()) ?? null;
}

function checkRows(rows: readonly SentUserRow[]): SentUserRow[] {
  const keysOf = ({ username, email, state }: UserRow) =>
    state === 'SKIPPED'
      ? []
      : ([
          ['USERNAME', usernameSkeleton(username)],
          ['EMAIL', email === null ? null : emailKey(email)],
        ] as const);
  return withoutDoubles<UserColumn, SentUserRow>(rows, keysOf).map((row) =>
    row.fault === null ? row : { ...row, state: 'FAULTY' },
  );
}
