import type { Gender, Role, SiteRight } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { openNewPassword } from '../password/open-password.service.ts';
import { refuseTaken } from '../register/register.service.ts';
import { holdAccounts, type HeldAccount } from '../role/hold-accounts.service.ts';
import { giveRole } from '../role/role.service.ts';
import { giveSiteRights } from '../role/site-rights.service.ts';
import { endAccess } from '../session/end-access.service.ts';
import { UserNotFound } from '../user/account.error.ts';
import { emailKey, usernameColumns } from '../user/credentials.ts';
import { noteAct, refuseSelf } from './account-act.service.ts';
import { disableAccount, enableAccount } from './disable-account.service.ts';

type TextField = 'realName' | 'nickname' | 'school' | 'studentId' | 'titleName' | 'titleColor';

/** What becomes of an account. Left out: stays; of a text null or empty: nothing from now on. */
interface UserChange extends Readonly<Partial<Record<TextField, string | null | undefined>>> {
  readonly username?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly gender?: Gender | null | undefined;
  /** May be encrypted; signs the account out everywhere. */
  readonly password?: string | null | undefined;
  readonly role?: Role | null | undefined;
  /** All rights that it has from now on. */
  readonly siteRights?: readonly SiteRight[] | null | undefined;
  readonly isDisabled?: boolean | null | undefined;
}

/**
 * Changes an account as a super admin, all of it or nothing, and tells its owner what concerns signing in and rights.
 *
 * @throws UserNotFound, UsernameTaken, UsernameLooksTaken, EmailTaken, OwnRole, OwnAccount, AccountBeingDeleted,
 *   InvalidInput, PasswordUnreadable
 */
export async function updateUser(context: Context, userId: string, change: UserChange): Promise<void> {
  const { db, passwords } = context;
  const { password, role, siteRights, isDisabled } = change;
  if (password) refuseSelf(context, userId);
  const opened = password ? await openNewPassword(context, password) : null;
  // Hashing is slow on purpose, so it is done before rows are held.
  const passwordHash = opened === null ? null : await passwords.hash(opened);
  await db
    .$transaction(async (tx) => {
      const [user] = await holdAccounts(context, tx, [userId]);
      if (user === undefined) throw new UserNotFound();
      await writeFields(context, tx, user, change);
      if (role) await giveRole(context, tx, user, role);
      if (siteRights) await giveSiteRights(context, tx, user, { siteRights });
      if (passwordHash !== null) await setPassword(context, tx, user, passwordHash);
      if (isDisabled === true && !user.isDisabled) await disableAccount(context, tx, user, { reason: '', until: null });
      if (isDisabled === false) await enableAccount(context, tx, user);
    })
    .catch(async (error: unknown) => {
      // Another request has taken a name or an address since.
      if (isUniqueViolation(error)) await refuseTaken(db, keysOf(change), userId);
      throw error;
    });
}

/** Gives a held account another password, and signs it out everywhere. */
export async function setPassword(
  context: Context,
  tx: Transaction,
  user: HeldAccount,
  passwordHash: string,
): Promise<void> {
  refuseSelf(context, user.id);
  await tx.user.update({ where: { id: user.id }, data: { passwordHash }, select: { id: true } });
  await endAccess(context, tx, [user]);
  await noteAct(context, tx, user, { action: 'user.setPassword', change: 'passwordSet' });
}

function keysOf({ username, email }: UserChange) {
  return { ...(username ? usernameColumns(username) : {}), ...(email ? { emailKey: emailKey(email) } : {}) };
}

async function writeFields(context: Context, tx: Transaction, user: HeldAccount, change: UserChange): Promise<void> {
  // Forms send all they show. The name of an old account may look like another one (username-skeleton.ts).
  const { username, ...rest } = change;
  const keys = keysOf({ ...rest, ...(username !== user.username && { username }) });
  const wanted = columnsOf(change);
  const before = new Map<string, unknown>(Object.entries(user));
  const names = Object.entries(wanted).flatMap(([name, value]) => (before.get(name) === value ? [] : [name]));
  if (names.length === 0) return;
  await refuseTaken(tx, keys, user.id);
  await tx.user.update({
    where: { id: user.id },
    data: { ...wanted, ...keys, ...(wanted.email === null && { emailKey: null }) },
    select: { id: true },
  });
  // A link that was mailed to the old address is no longer the owner's.
  if (names.includes('email')) await tx.passwordReset.deleteMany({ where: { userId: user.id } });
  const isRenamed = names.includes('username');
  await noteAct(context, tx, user, {
    action: 'user.update',
    change: isRenamed ? 'renamed' : names.includes('email') ? 'emailSet' : null,
    address: user.email,
    // Names of the fields alone: entries outlive the account.
    before: { username: user.username },
    after: { username: username || user.username, fields: names.join(', ') },
  });
}

/** The columns that a change sets. */
function columnsOf({ username, gender, ...change }: UserChange) {
  const text = (value: string | null | undefined) => (value === undefined ? undefined : value || null);
  const columns = {
    username: username || undefined,
    gender: gender ?? undefined,
    email: text(change.email),
    realName: text(change.realName),
    nickname: text(change.nickname),
    school: text(change.school),
    studentId: text(change.studentId),
    titleName: text(change.titleName),
    titleColor: text(change.titleColor),
  };
  // Only what has a value is kept, under its own name.
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as {
    readonly [Name in keyof typeof columns]?: Exclude<(typeof columns)[Name], undefined>;
  };
}
