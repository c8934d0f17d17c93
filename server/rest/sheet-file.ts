import { Readable } from 'node:stream';
import { csvOf, type Sheet } from '@verdict/schema/core/sheet/csv.ts';
import type { FastifyReply } from 'fastify';
import writeExcelFile from 'write-excel-file/node';
import { attach } from './attachment.ts';

interface SheetFile {
  /** Of the file, without its ending. */
  readonly name: string;
  /** Of the sheet in a workbook; 31 characters at most. */
  readonly title: string;
  readonly format: 'csv' | 'xlsx';
  readonly stickyColumnsCount: number;
}

const dateFormat = 'yyyy-mm-dd hh:mm:ss';
/** Width of a column of times, in characters; programs show ### where it is less. */
const dateWidth = 20;

/** Answers with a table as a file, in UTF-8 or as a workbook whose first row and columns stay in sight. */
export async function attachSheet(
  reply: FastifyReply,
  sheet: Sheet,
  { name, title, format, stickyColumnsCount }: SheetFile,
) {
  if (format === 'csv')
    return attach(reply, `${name}.csv`, 'text/csv; charset=utf-8', Readable.from([Buffer.from(csvOf(sheet))]));
  const [head = [], ...body] = sheet;
  const book = writeExcelFile(
    [head.map((value) => ({ value: String(value), fontWeight: 'bold' as const })), ...body.map((row) => [...row])],
    {
      sheet: title,
      stickyRowsCount: 1,
      stickyColumnsCount,
      dateFormat,
      columns: head.map((_value, index) =>
        body.some((row) => row[index] instanceof Date) ? { width: dateWidth } : {},
      ),
    },
  );
  return attach(reply, `${name}.xlsx`, 'application/xlsx', Readable.from([await book.toBuffer()]));
}
