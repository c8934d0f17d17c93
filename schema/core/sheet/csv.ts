/** A table for files. Date: a time on a clock, whose UTC fields are shown; null: an empty cell. */
export type Sheet = readonly (readonly (string | number | Date | null)[])[];

/** A table as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export function csvOf(sheet: Sheet): string {
  return `\uFEFF${csvRows(sheet)}`;
}

/** More rows of a table that begins with `csvOf`. */
export function csvRows(rows: Sheet): string {
  return rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('');
}

/** A text that a spreadsheet would take for a formula gets an apostrophe before it: names are chosen by strangers. */
function fieldOf(value: Sheet[number][number]): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length).replace('T', ' ');
  if (typeof value === 'number') return String(value);
  const text = /^[\s]*[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
