/** A table as it is sent: pasted, or a file in Base64. */
export type SentTable = { readonly text: string } | { readonly name: string; readonly file: string };

/** The fields of an input that takes a table. */
export function tableInput(table: SentTable): { readonly text: string } | { readonly file: string } {
  return 'file' in table ? { file: table.file } : { text: table.text };
}

/** Reads a chosen file as it is; the server finds out its encoding. */
export async function readTable(file: File): Promise<SentTable> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { name: file.name, file: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
}
