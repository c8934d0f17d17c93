import { builder } from '../../core/builder.ts';
import { maxBulkRows, previewBulkAct, type NewBulkAct } from '../../core/bulk/bulk-act.service.ts';
import { readActNow } from '../../core/bulk/bulk-list.service.ts';
import { bulkActField, BulkActType, bulkIds } from '../../core/bulk/bulk.type.ts';
import type { Context } from '../../core/context.ts';
import { InvalidInput, invalidInputOf } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { line } from '../own-account/profile.ts';
import { graceDays } from '../user-admin/request-deletion.service.ts';
import { AccountSheetGone } from '../user-import/user-import.error.ts';
import { accountAccess, accountDeletion, accountPassword, accountSignOut } from './account-kinds.service.ts';
import { newPasswordsUntil, openPasswordSheet, sealNewPasswords, type PasswordSheet } from './new-passwords.service.ts';

const maxReason = 500;
const endPassed = { 'zh-CN': '结束时间必须晚于现在。', 'en-US': 'The end must be in the future.' };

const AccountBulkActEnum = builder.enumType('AccountBulkAct', {
  description:
    'What is done with several accounts. SIGN_OUT ends sessions and API tokens; support does it to accounts of no ' +
    'staff. RESET_PASSWORD signs out, too; `openPasswordSheet` has the new passwords. DELETE closes accounts and ' +
    `deletes them after ${graceDays} days; submissions and posts stay without a name. RESTORE keeps them.`,
  values: ['DISABLE', 'ENABLE', 'SIGN_OUT', 'RESET_PASSWORD', 'DELETE', 'RESTORE'] as const,
});

const PreviewAccountActInput = builder.inputType('PreviewAccountActInput', {
  description: 'What is done with several accounts.',
  fields: (t) => ({
    userIds: t.idList({ description: `1 to ${maxBulkRows}.`, validate: bulkIds }),
    act: t.field({ type: AccountBulkActEnum }),
    reason: t.string({
      required: false,
      defaultValue: '',
      description:
        'Why accounts are disabled, for their owners, or deleted, for the audit log; at most ' +
        `${maxReason} characters.`,
      validate: line(maxReason),
    }),
    until: t.field({
      type: 'DateTime',
      required: false,
      description: 'When disabled accounts are enabled again; null: not by themselves.',
    }),
  }),
});
type Input = typeof PreviewAccountActInput.$inferInput;

/** @throws InvalidInput */
function actOf(context: Context, { userIds, act, reason, until }: Input): Pick<NewBulkAct, 'kind' | 'change'> {
  const why = reason ?? '';
  switch (act) {
    case 'DISABLE':
      if (until && until <= context.now) {
        const issue = { code: 'custom', message: '', path: ['until'], params: { sentence: endPassed } };
        throw invalidInputOf({ issues: [issue] }, context.locale);
      }
      return { kind: accountAccess, change: { isDisabled: true, reason: why, until: until?.toISOString() ?? null } };
    case 'ENABLE':
      return { kind: accountAccess, change: { isDisabled: false, reason: '', until: null } };
    case 'SIGN_OUT':
      return { kind: accountSignOut, change: {} };
    case 'RESET_PASSWORD':
      return { kind: accountPassword, change: sealNewPasswords(context, userIds) };
    case 'DELETE':
      return { kind: accountDeletion, change: { isDeleting: true, reason: why } };
    case 'RESTORE':
      return { kind: accountDeletion, change: { isDeleting: false, reason: '' } };
  }
}

const PasswordSheetType = builder.objectRef<PasswordSheet>('PasswordSheet').implement({
  description: 'New passwords of accounts, for one download.',
  fields: (t) => ({
    count: t.exposeInt('count'),
    key: t.exposeString('key', {
      description:
        'Fetches names and passwords once, by `GET /api/file/generate-user-excel?key=…`; with `format=csv` as CSV.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'The key is good until then.' }),
  }),
});

builder.objectField(BulkActType, 'newPasswordsUntil', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'Passwords that the act has set can be downloaded until then, by `openPasswordSheet`. Null: it has set none, ' +
      'or they were downloaded or have expired.',
    resolve: (act, _args, context) => newPasswordsUntil(context, act),
  }),
);

const OpenPasswordSheetInput = builder.inputType('OpenPasswordSheetInput', {
  description: 'An act that reset passwords.',
  fields: (t) => ({ actId: t.id({ description: 'Of the viewer, applied to its last row.' }) }),
});

builder.mutationFields((t) => ({
  previewAccountAct: t.field({
    type: BulkActType,
    description:
      'What an act on several accounts would do with each of them; changes none of them. `applyBulkAct` does it and ' +
      'tells owners. For super admins; signing out for support, too.',
    authScopes: { support: true },
    apiScope: 'NEVER',
    complexity: ({ input }) => ({ field: input.userIds.length }),
    errors: { types: [InvalidInput], dataField: bulkActField },
    args: { input: t.arg({ type: PreviewAccountActInput }) },
    resolve: async (_root, { input }, context) =>
      readActNow(context, await previewBulkAct(context, { ...actOf(context, input), ids: input.userIds })),
  }),
  openPasswordSheet: t.field({
    type: PasswordSheetType,
    description: 'The passwords that an act has set, for one download within half an hour.',
    authScopes: { superAdmin: true },
    apiScope: 'NEVER',
    errors: { types: [AccountSheetGone], dataField: { name: 'sheet' } },
    args: { input: t.arg({ type: OpenPasswordSheetInput }) },
    resolve: (_root, { input }, context) => openPasswordSheet(context, rowId(input.actId)),
  }),
}));
