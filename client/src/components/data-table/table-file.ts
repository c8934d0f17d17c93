import { fileAddress } from '../../lib/download/file-address.ts';

/** Rows in a file; the server has the same bound. */
export const maxFileRows = 10_000;

/** Address of a list as CSV. @param variables of the list's query; the file has all pages. */
export function tableFileAddress(name: string, variables: Readonly<Record<string, unknown>>): string {
  return fileAddress(`table/${name}`, { variables: JSON.stringify(variables) });
}
