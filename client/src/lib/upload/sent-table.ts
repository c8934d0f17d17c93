import type { WorkbookFault } from './workbook/workbook-parts.ts';

/** A table as it is sent: as text, pasted or of a workbook, or a file in Base64. */
export type SentTable =
  | { readonly text: string; readonly name?: string }
  | { readonly name: string; readonly file: string };

/** Why a file is not taken. BYTES: its table is longer than the server takes. */
export type TableFault = WorkbookFault | 'BYTES';

/** Largest workbook, in bytes: pictures and further sheets are in it beside the table. */
const maxWorkbookBytes = 2 * 1024 ** 2;
/** How files begin that are archives, as workbooks are, and encrypted or old ones. */
const workbookMarks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

/** The fields of an input that takes a table. */
export function tableInput(table: SentTable): { readonly text: string } | { readonly file: string } {
  return 'file' in table ? { file: table.file } : { text: table.text };
}

/**
 * Reads a chosen file: a workbook as the text of its first sheet, another one as it is, since the server finds out its
 * encoding.
 *
 * @param maxBytes of the table.
 */
export async function readTable(file: File, maxBytes: number): Promise<SentTable | { readonly fault: TableFault }> {
  const isNamedWorkbook = file.name.toLowerCase().endsWith('.xlsx');
  if (isNamedWorkbook && file.size > maxWorkbookBytes) return { fault: 'SIZE' };
  if (!isNamedWorkbook && file.size > maxBytes) return { fault: 'BYTES' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isNamedWorkbook || workbookMarks.some((mark) => beginsWith(bytes, mark))) {
    const [, locked] = workbookMarks;
    if (beginsWith(bytes, locked)) return { fault: 'LOCKED' };
    const { readWorkbook } = await import('./workbook/read-workbook.ts');
    const read = readWorkbook(bytes);
    if ('fault' in read) return read;
    return new TextEncoder().encode(read.text).length > maxBytes ? { fault: 'BYTES' } : { name: file.name, ...read };
  }
  return { name: file.name, file: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
}

function beginsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}
