import { domainError } from '../../core/errors.ts';
import { maxImportedUsers, maxTableBytes } from './limits.ts';
import type { UserRow } from './read-users.ts';

type Reason = 'EMPTY' | 'BYTES' | 'BINARY';

const maxKb = maxTableBytes / 1024;
const zh: Readonly<Record<Reason, string>> = {
  EMPTY: '表格中没有用户，请粘贴表格或选择文件。',
  BYTES: `表格不能超过 ${maxKb} KB，请删除多余的列或分成几个文件。`,
  BINARY: '无法识别该文件，请另存为 CSV 后再选择。',
};
const en: Readonly<Record<Reason, string>> = {
  EMPTY: 'There are no users in the table. Paste a table, or choose a file.',
  BYTES: `A table has at most ${maxKb} KB. Remove columns that are not needed, or divide it.`,
  BINARY: 'This file is no text. Save the table as CSV and choose that file.',
};

export const InvalidUserTable = domainError('INVALID_USER_TABLE', {
  description: 'The table of users cannot be read, or is too long.',
  zh: (fault: Reason | { readonly count: number }) =>
    typeof fault === 'string'
      ? zh[fault]
      : `表格共有 ${fault.count} 个用户，一次最多导入 ${maxImportedUsers} 个，请分成几个表格。`,
  en: (fault: Reason | { readonly count: number }) =>
    typeof fault === 'string'
      ? en[fault]
      : `The table has ${fault.count} users; at most ${maxImportedUsers} at once. Divide it into several.`,
});

/** Most rows that a refusal names. */
const maxNamed = 20;

export const UserRowsRefused = domainError('USER_ROWS_REFUSED', {
  description: 'Rows are wrong or name what another account has; no account was made.',
  zh: (rows: readonly UserRow[]) => `没有导入任何用户。${namedIn(rows, 'zh-CN')}`,
  en: (rows: readonly UserRow[]) => `No user was imported. ${namedIn(rows, 'en-US')}`,
});

function namedIn(rows: readonly UserRow[], locale: 'zh-CN' | 'en-US'): string {
  const named = rows.slice(0, maxNamed).map(({ username, fault }) => `${username}: ${fault?.sentence[locale] ?? ''}`);
  return [...named, ...(rows.length > maxNamed ? ['…'] : [])].join(' ');
}

export const GeneratedNamesTaken = domainError('GENERATED_NAMES_TAKEN', {
  description: 'Accounts have some of the names; no account was made.',
  zh: (names: readonly string[]) => `以下用户名已存在，没有生成任何账号：${names.slice(0, maxNamed).join('、')}。`,
  en: (names: readonly string[]) =>
    `No account was made, because these usernames exist already: ${names.slice(0, maxNamed).join(', ')}.`,
});

export const UserImportGone = domainError('USER_IMPORT_GONE', {
  description: 'The import was undone, or is older than 24 hours.',
  zh: '该导入已撤销，或已超过 24 小时，请在用户列表中删除账号。',
  en: 'This import was undone already, or is older than 24 hours. Delete its accounts in the list of users.',
});

export const AccountSheetGone = domainError('ACCOUNT_SHEET_GONE', {
  description: 'The list of generated accounts was downloaded, or has expired.',
  zh: '该账号列表已下载过或已过期，请重新生成账号或重置密码。',
  en: 'This list of accounts was downloaded already, or has expired. Generate new ones, or reset their passwords.',
});
