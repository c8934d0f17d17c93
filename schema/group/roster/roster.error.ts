import { domainError } from '../../core/errors.ts';
import type { RosterChange } from './plan.ts';
import { rosterChangeRef } from './roster-change.type.ts';

type Reason = 'EMPTY' | 'COLUMNS' | 'BYTES' | 'BINARY';

/** More people than are imported at once. */
interface TooManyPeople {
  readonly count: number;
  readonly limit: number;
}

const zh: Readonly<Record<Reason, string>> = {
  EMPTY: '表格中没有人员，请粘贴表格或选择文件。',
  COLUMNS: '表头缺少“姓名”或“学号”列，请补上后重试。',
  BYTES: '表格不能超过 256 KB，请删除多余的列或分成几个文件。',
  BINARY: '无法识别该文件，请另存为 CSV 后再选择。',
};
const en: Readonly<Record<Reason, string>> = {
  EMPTY: 'There are no people in the table. Paste a table, or choose a file.',
  COLUMNS: 'The head of the table lacks a column for the name or the student number. Add it.',
  BYTES: 'A table has at most 256 KB. Remove columns that are not needed, or divide it.',
  BINARY: 'This file is no text. Save the table as CSV and choose that file.',
};

export const InvalidRoster = domainError('INVALID_ROSTER', {
  description: 'The table of people cannot be read, or is too long.',
  zh: (fault: Reason | TooManyPeople) =>
    typeof fault === 'string'
      ? zh[fault]
      : `表格共有 ${fault.count} 人，一次最多导入 ${fault.limit} 人，请分成几个表格。`,
  en: (fault: Reason | TooManyPeople) =>
    typeof fault === 'string'
      ? en[fault]
      : `The table has ${fault.count} people; at most ${fault.limit} at once. Divide it into several.`,
});

export const RosterChanged = domainError('ROSTER_CHANGED', {
  description: 'Rows are no longer as the preview showed them; nothing was imported.',
  zh: '名单在预览之后有了变化，没有导入任何人。请检查新的预览后再导入。',
  en: 'The roster is no longer as the preview showed it, and nobody was imported. Check the new preview.',
  data: (changes: readonly RosterChange[]) => ({ changes }),
  fields: (t) => ({
    changes: t.field({
      type: [rosterChangeRef],
      description: 'Rows that changed.',
      resolve: ({ changes }) => [...changes],
    }),
  }),
});

export const RosterInvitationNotFound = domainError('ROSTER_INVITATION_NOT_FOUND', {
  description: 'The viewer was not invited to the group, or no longer.',
  zh: '该邀请不存在或已失效，请联系团队管理员。',
  en: 'There is no such invitation, or no longer. Ask an admin of the group.',
  rest: 404,
});

export const RosterEntryNotFound = domainError('ROSTER_ENTRY_NOT_FOUND', {
  description: 'The roster of the group does not name the member.',
  zh: '团队名单中没有该成员，请刷新后重试。',
  en: 'The roster of the group does not name this member. Refresh the page.',
  rest: 404,
});

export const AccountNotManaged = domainError('ACCOUNT_NOT_MANAGED', {
  description: 'The group made none of the accounts, or their owners have taken them over.',
  zh: '只能重置由本团队创建、且尚未由本人接管（绑定邮箱、通行密钥等）的账号的密码。',
  en:
    'Only passwords of accounts that this group made can be reset, as long as their owners have not taken them over ' +
    'with an e-mail address or another way to sign in.',
  rest: 403,
});

export const ManagedAccountHasRights = domainError('MANAGED_ACCOUNT_HAS_RIGHTS', {
  description: 'The group made the accounts, but they have a level or rights, in a group or on the site.',
  zh: '担任团队管理角色、拥有团队权限或本站权限的账号，团队不能重置其密码。请先收回其在本团队中的角色和权限，或联系网站管理员。',
  en:
    'The group cannot reset passwords of accounts with a level above member or with rights, in a group or on the ' +
    'site. Take their level and rights in this group away first, or ask an admin of the site.',
  rest: 403,
});
