import { UserImportKind, UserImportState } from '@verdict/prisma/generated/client/enums.ts';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { sheetOf, type StoredSheet } from './account-sheet.service.ts';
import { openRows } from './sealed-rows.ts';
import { canBeUndone, type UndoneImport } from './undo-import.service.ts';
import { UserTableType } from './user-table.type.ts';

/** What reading the rows of an import costs: up to 5,000 of them are decrypted. */
const tableCost = 200;

export const UserImportKindEnum = builder.enumType(UserImportKind, {
  name: 'UserImportKind',
  description: 'TABLE: people of a table, by `importUsers`. GENERATED: names with numbers, by `generateUsers`.',
});

const UserImportStateEnum = builder.enumType(UserImportState, {
  name: 'UserImportState',
  description: 'RUNNING: passwords are hashed, then all accounts are made at once. FAILED: no account was made.',
});

const AccountSheetType = builder.objectRef<StoredSheet>('AccountSheet').implement({
  description: 'Names and passwords of generated accounts, for one download.',
  fields: (t) => ({
    key: t.exposeString('key', {
      description: 'For `GET /api/file/generate-user-excel?key=…`; with `format=csv` as CSV. Differs at each reading.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'The key is good until then.' }),
  }),
});

const failureSchema = z.object({ 'zh-CN': z.string(), 'en-US': z.string() });

export const UserImportType = builder.prismaObject('UserImport', {
  select: { id: true },
  description: 'Accounts that a super admin has made in the background. For super admins, for 7 days.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    kind: t.expose('kind', { type: UserImportKindEnum }),
    state: t.expose('state', { type: UserImportStateEnum }),
    requestedBy: t.relation('requestedBy', { nullable: true, description: 'Null: the account is gone.' }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true, description: 'Null: it is under way.' }),
    totalCount: t.exposeInt('totalCount', { description: 'Accounts to make, as of the start.' }),
    hashedCount: t.exposeInt('hashedCount', {
      description: 'Passwords hashed so far, which takes nearly all the time.',
    }),
    madeCount: t.exposeInt('madeCount', { description: 'Accounts made; 0 until it is done.' }),
    leftOutCount: t.exposeInt('leftOutCount', { description: 'Rows that make no account.' }),
    removedCount: t.exposeInt('removedCount', {
      nullable: true,
      description: 'Accounts that undoing it deleted. Null: it was not undone.',
    }),
    keptCount: t.exposeInt('keptCount', {
      nullable: true,
      description: 'Accounts that undoing it left, since they were in use. Null: it was not undone.',
    }),
    failure: t.string({
      nullable: true,
      description: "Why it failed, in the viewer's language. Null: it did not.",
      select: { failure: true },
      resolve: ({ failure }, _args, { locale }) => failureSchema.nullable().parse(failure)?.[locale] ?? null,
    }),
    canUndo: t.boolean({
      description: 'For 24 hours, by `undoUserImport`.',
      select: { state: true, madeCount: true, expiresAt: true },
      resolve: (row, _args, { now }) => canBeUndone(row, now),
    }),
    sheet: t.field({
      type: AccountSheetType,
      nullable: true,
      description:
        'Of generated accounts, for the super admin who had them made: their passwords, once and for 30 minutes. ' +
        'Null: they are not made yet, were downloaded, or have expired.',
      select: { sheet: { select: { id: true, madeById: true, expiresAt: true } } },
      resolve: ({ sheet }, _args, context) => sheetOf(context, sheet),
    }),
    table: t.field({
      type: UserTableType,
      nullable: true,
      description: 'What became of each row; until it is done, what is to become of it. Null: it failed or was undone.',
      complexity: { field: tableCost, multiplier: 1 },
      select: { sealedRows: true, ignoredColumns: true },
      resolve: ({ sealedRows, ignoredColumns }, _args, { secrets }) => {
        const rows = sealedRows === null ? null : openRows(secrets, sealedRows);
        return rows === null ? null : { rows, ignored: ignoredColumns };
      },
    }),
  }),
});

export const UndoneImportType = builder.objectRef<UndoneImport>('UndoneImport').implement({
  description: 'What undoing an import did.',
  fields: (t) => ({
    removedCount: t.int({ description: 'Accounts that were deleted.', resolve: ({ removed }) => removed }),
    keptUsernames: t.stringList({
      description: 'Accounts that stay, since somebody signed in to them or gave them something.',
      resolve: ({ kept }) => [...kept],
    }),
    userImport: t.prismaField({
      type: UserImportType,
      resolve: (query, { id }, _args, { db }) => db.userImport.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});
