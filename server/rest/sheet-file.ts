import { Readable } from 'node:stream';
import { csvOf, type Sheet } from '@verdict/schema/core/sheet/csv.ts';
import type { FastifyReply } from 'fastify';
import writeExcelFile from 'write-excel-file/node';
import { attach } from './attachment.ts';

/**
 * Answers with a table as a file, in UTF-8 or as a workbook whose first row and columns stay in sight.
 *
 * @param name of the file, without its ending.
 */
export async function attachSheet(
  reply: FastifyReply,
  sheet: Sheet,
  {
    name,
    format,
    stickyColumnsCount,
  }: { readonly name: string; readonly format: 'csv' | 'xlsx'; readonly stickyColumnsCount: number },
) {
  if (format === 'csv')
    return attach(reply, `${name}.csv`, 'text/csv; charset=utf-8', Readable.from([Buffer.from(csvOf(sheet))]));
  const [head = [], ...body] = sheet;
  const book = writeExcelFile(
    [head.map((value) => ({ value: String(value), fontWeight: 'bold' as const })), ...body.map((row) => [...row])],
    { stickyRowsCount: 1, stickyColumnsCount },
  );
  return attach(reply, `${name}.xlsx`, 'application/xlsx', Readable.from([await book.toBuffer()]));
}
