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

export const NoUserToImport = domainError('NO_USER_TO_IMPORT', {
  description: 'No row of the table makes an account: all are wrong, skipped, or name what other accounts have.',
  zh: '没有可导入的用户：所有行均有误、缺少用户名或密码，或已有账号。',
  en: 'There is nobody to import: all rows are wrong, lack a username or password, or have an account.',
});

export const UserImportUnderWay = domainError('USER_IMPORT_UNDER_WAY', {
  description: 'An import of the same usernames is under way.',
  zh: '相同用户的导入正在进行，请等待完成。',
  en: 'An import of the same users is under way already; wait until it is over.',
});

export const ImportUnreadable = domainError('IMPORT_UNREADABLE', {
  zh: '没有创建任何账号：待处理的密码已无法读取，可能是网站密钥已更换或从备份恢复。请重新发起。',
  en:
    'No account was made: the passwords that waited cannot be read any more, such as after a restore or with another ' +
    'secret of the site. Start it again.',
});

export const GeneratedNamesTaken = domainError('GENERATED_NAMES_TAKEN', {
  description: 'Accounts have some of the names; no account was made.',
  zh: (names: readonly string[]) => `以下用户名已存在，没有生成任何账号：${names.slice(0, maxNamed).join('、')}。`,
  en: (names: readonly string[]) =>
    `No account was made, because these usernames exist already: ${names.slice(0, maxNamed).join(', ')}.`,
});

export const UserImportGone = domainError('USER_IMPORT_GONE', {
  description: 'The import is not done, was undone, or is older than 24 hours.',
  zh: '该导入尚未完成、已撤销，或已超过 24 小时。如需删除账号，请使用用户列表。',
  en: 'This import is not done, was undone already, or is older than 24 hours. Delete accounts in the list of users.',
});

export const AccountSheetGone = domainError('ACCOUNT_SHEET_GONE', {
  description: 'The list of generated accounts was downloaded, or has expired.',
  zh: '该账号列表已下载过或已过期，请重新生成账号或重置密码。',
  en: 'This list of accounts was downloaded already, or has expired. Generate new ones, or reset their passwords.',
});
