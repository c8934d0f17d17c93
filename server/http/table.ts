import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Locale } from '@verdict/schema/core/context.ts';
import type { Sheet } from '@verdict/schema/core/sheet/csv.ts';
import type { SiteAct } from '@verdict/schema/core/site-act.rule.ts';
import type { DocumentNode } from 'graphql';
import type { Operate } from '../rest/rest-call.ts';

/** A list of the API that is also served as a file. */
export interface Table {
  /** Asks for a page of the list: its rules are those of the file. */
  readonly document: DocumentNode;
  /** What the viewer must be allowed to do besides, where the list itself is for everybody; null: nothing. */
  readonly act: SiteAct | null;
  /** Names of the columns; the first one tells rows apart. */
  readonly heads: Readonly<Record<Locale, readonly string[]>>;
  /** Rows of a page. @param variables checked against the document before. */
  readonly read: (operate: Operate, variables: Record<string, unknown>) => Promise<Sheet>;
}

interface TableParts<Data, Variables, Row> {
  readonly document: TypedDocumentNode<Data, Variables>;
  readonly act?: SiteAct;
  /** Rows of an answer; undefined: there is no such list. */
  readonly rowsOf: (data: Data) => readonly Row[] | undefined;
  /** Names in Chinese and English, and the value of a row. */
  readonly columns: readonly (readonly [zh: string, en: string, value: (row: Row) => unknown])[];
}

/** Makes a table of a typed document and its columns. */
export function table<Data, Variables extends Record<string, unknown>, Row>({
  document,
  act,
  rowsOf,
  columns,
}: TableParts<Data, Variables, Row>): Table {
  return {
    document,
    act: act ?? null,
    heads: { 'zh-CN': columns.map(([zh]) => zh), 'en-US': columns.map(([, en]) => en) },
    async read(operate, variables) {
      const data = await operate(document, variables as Variables);
      return (rowsOf(data) ?? []).map((row) => columns.map(([, , value]) => cellOf(value(row))));
    },
  };
}

function cellOf(value: unknown): Sheet[number][number] {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.join('; ') : String(value);
}
