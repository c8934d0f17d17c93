import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';
import { bulkKind, refusalsBy } from '../../core/bulk/bulk-kind.ts';
import { BulkRowChanged } from '../../core/bulk/bulk.error.ts';
import type { Context, Transaction } from '../../core/context.ts';
import type { DomainError } from '../../core/errors.ts';
import { mayOnSite } from '../../core/site-act.rule.ts';
import { isSuperAdmin } from '../../core/viewer.rule.ts';
import { holdAccounts, type HeldAccount } from '../role/hold-accounts.service.ts';
import { AccountOfStaff } from '../role/role.error.ts';
import { isStaff } from '../role/staff.rule.ts';
import { isOwn } from '../user-admin/account-act.service.ts';
import { disableAccount, enableAccount, signOutAccount } from '../user-admin/disable-account.service.ts';
import { deleteAccount, graceMs, ownersOfGroups, restoreAccount } from '../user-admin/request-deletion.service.ts';
import { setPassword } from '../user-admin/update-user.service.ts';
import { AccountBeingDeleted, AccountOwnsGroups, DisablingOver, OwnAccount } from '../user-admin/user-admin.error.ts';
import { UserNotFound } from '../user/account.error.ts';
import { newPasswordOf, newPasswords, passwordKind } from './new-passwords.service.ts';

const rowSelect = {
  id: true,
  username: true,
  role: true,
  siteRights: true,
  isDisabled: true,
  disabledReason: true,
  disabledUntil: true,
  deletion: { select: { reason: true } },
} as const satisfies Prisma.UserSelect;
type Row = Prisma.UserGetPayload<{ select: typeof rowSelect }>;

function readAccounts({ db }: Pick<Context, 'db'>, ids: readonly string[]): Promise<Row[]> {
  return db.user.findMany({ where: { id: { in: [...ids] }, deletedAt: null }, select: rowSelect });
}

/** Of all kinds; each is for super admins unless it says otherwise. */
const accounts = {
  target: 'USER',
  isForSessions: true,
  read: (context: Context, ids: readonly string[]): Promise<Row[]> =>
    isSuperAdmin(context.viewer) ? readAccounts(context, ids) : Promise.resolve([]),
  notFound: () => new UserNotFound(),
  nameOf: ({ username }: Row) => username,
} as const;

/** Holds the account of a row, whose viewer still may. @throws UserNotFound, AccountOfStaff */
async function hold(
  context: Context,
  tx: Transaction,
  { id }: Row,
  act: 'ADMINISTER' | 'SUPPORT' = 'ADMINISTER',
): Promise<HeldAccount> {
  const [user] = await holdAccounts(context, tx, [id], act);
  if (user === undefined) throw new UserNotFound();
  return user;
}

type Disabling = Pick<Row, 'isDisabled' | 'disabledReason' | 'disabledUntil'>;

function disablingOf({ isDisabled, disabledReason, disabledUntil }: Disabling) {
  return { isDisabled, reason: disabledReason, until: disabledUntil?.toISOString() ?? null };
}

/** Disables accounts with a reason and an end, or enables them. */
export const accountAccess = bulkKind({
  ...accounts,
  name: 'user.access',
  actions: ['user.disable', 'user.enable', 'user.delete', 'user.restore'],
  change: z.object({ isDisabled: z.boolean(), reason: z.string(), until: z.string().nullable() }),
  fields: z.object({ isDisabled: z.boolean(), reason: z.string(), until: z.string().nullable() }),
  fieldsOf: disablingOf,
  aim: (_row, change) => change,
  refusals: ({ viewer, now }, aims) =>
    refusalsBy(aims, ({ row, to }): DomainError | null => {
      if (isOwn(viewer, row.id)) return new OwnAccount();
      if (row.deletion !== null) return new AccountBeingDeleted();
      return to.until !== null && new Date(to.until) <= now ? new DisablingOver() : null;
    }),
  write: async (context, tx, { row, to: { isDisabled, reason, until } }) => {
    const user = await hold(context, tx, row);
    const [before, now] = [disablingOf(row), disablingOf(user)];
    if (before.isDisabled !== now.isDisabled || before.reason !== now.reason || before.until !== now.until)
      throw new BulkRowChanged(null);
    if (isDisabled) await disableAccount(context, tx, user, { reason, until: until === null ? null : new Date(until) });
    else await enableAccount(context, tx, user);
    return [];
  },
});

/** Ends all sessions of accounts, and their API tokens. Support does it to accounts of no staff. */
export const accountSignOut = bulkKind({
  ...accounts,
  read: (context: Context, ids: readonly string[]) =>
    mayOnSite(context.viewer, 'SUPPORT') ? readAccounts(context, ids) : Promise.resolve([]),
  name: 'user.signOut',
  actions: ['user.signOut'],
  isFinal: true,
  change: z.object({}),
  fields: z.object({ isSignedOut: z.boolean() }),
  // A session that begins before the act is applied ends, too.
  fieldsOf: () => ({ isSignedOut: false }),
  aim: () => ({ isSignedOut: true }),
  refusals: ({ viewer }, aims) =>
    refusalsBy(aims, ({ row }) => (isSuperAdmin(viewer) || !isStaff(row) ? null : new AccountOfStaff())),
  write: async (context, tx, { row }) => {
    await signOutAccount(context, tx, await hold(context, tx, row, 'SUPPORT'));
    return [];
  },
});

/** Gives accounts the passwords that were made for them, which are fetched once (new-passwords.service.ts). */
export const accountPassword = bulkKind({
  ...accounts,
  name: passwordKind,
  actions: ['user.setPassword'],
  isFinal: true,
  change: newPasswords,
  fields: z.object({ isReset: z.boolean() }),
  fieldsOf: () => ({ isReset: false }),
  aim: () => ({ isReset: true }),
  refusals: ({ viewer }, aims) => refusalsBy(aims, ({ row }) => (isOwn(viewer, row.id) ? new OwnAccount() : null)),
  write: async (context, tx, { row }, change) => {
    // Hashing is slow on purpose, so it is done before rows are held.
    const passwordHash = await context.passwords.hashInTurn(newPasswordOf(context, change, row.id));
    await setPassword(context, tx, await hold(context, tx, row), passwordHash);
    return [];
  },
});

/** Closes accounts and deletes them after their grace; undone, it keeps them. Or keeps those that are being deleted. */
export const accountDeletion = bulkKind({
  ...accounts,
  name: 'user.delete',
  actions: ['user.delete', 'user.restore'],
  // Later the account is anonymised.
  undoMs: graceMs,
  change: z.object({ isDeleting: z.boolean(), reason: z.string() }),
  fields: z.object({ isDeleting: z.boolean(), reason: z.string() }),
  keyOf: ({ isDeleting }) => isDeleting,
  fieldsOf: ({ deletion }) => ({ isDeleting: deletion !== null, reason: deletion?.reason ?? '' }),
  aim: (_row, change) => change,
  refusals: async ({ db, viewer }, aims) => {
    const owners = await ownersOfGroups(
      db,
      aims.flatMap(({ row, to }) => (to.isDeleting ? [row.id] : [])),
    );
    return refusalsBy(aims, ({ row, to }): DomainError | null => {
      if (isOwn(viewer, row.id)) return new OwnAccount();
      return to.isDeleting && owners.has(row.id) ? new AccountOwnsGroups(row.username) : null;
    });
  },
  write: async (context, tx, { row, to: { isDeleting, reason } }) => {
    const user = await hold(context, tx, row);
    const isDone = isDeleting
      ? await deleteAccount(context, tx, user, reason)
      : await restoreAccount(context, tx, user);
    if (!isDone) throw new BulkRowChanged(null);
    return [];
  },
});
