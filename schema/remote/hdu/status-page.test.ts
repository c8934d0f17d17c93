import { expect, test } from 'vitest';
import { parseHduStatus } from './status-page.ts';

const columns = 'Run ID,Submit Time,Judge Status,Pro.ID,Exe.Time,Exe.Memory,Code Len.,Language,Author';

test.each([
  ['a%20b', 'a b'],
  ['100%', '100%'],
  ['%B0%A1', '%B0%A1'],
])('the name %s in an address is %s', (written, name) => {
  const cells = ['7', '2026-11-27 12:00:00', 'Accepted', '1000', '15MS', '1792K', '9 B', 'G++'];
  const author = `<td><a href="/userstatus.php?user=${written}">Please login first</a></td>`;
  const row = (values: readonly string[]) => values.map((value) => `<td>${value}</td>`).join('');
  const page = `<table><tr>${row(columns.split(','))}</tr><tr>${row(cells)}${author}</tr></table>`;
  expect(parseHduStatus(page)[0]?.row).toMatchObject({ username: name, languageId: '0', codeBytes: 9 });
});
