import type { Context } from '../context.ts';
import { AccountChangesLocked, WrongPassword } from './own-account.error.ts';
import { lockedUntil, signInLockMs } from './sign-in-lock.ts';
import { userIdOf } from './viewer-user.ts';

/** As many wrong passwords or codes lock changes of the account for half an hour (REST contract, change-password). */
export const maxSecretFailures = 5;

/** A try that was counted as failed, and may turn out to be none. */
export interface CountedTry {
  /** All of it was right: the failures before count no longer. */
  forgive(): Promise<void>;
}

/**
 * Makes sure that whoever is signed in knows the password: a session alone may be one that was left open, or stolen.
 * @throws WrongPassword, AccountChangesLocked
 */
export async function checkOwnPassword(context: Context, password: string): Promise<CountedTry> {
  const { db, passwords, viewer } = context;
  const userId = userIdOf(viewer);
  const failed = await countTry(context, userId);
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { passwordHash: true } });
  if (!(await passwords.verify(passwordHash, password))) throw new WrongPassword(maxSecretFailures - failed);
  return { forgive: async () => void (await db.secretFailure.deleteMany({ where: { userId } })) };
}

/**
 * Counts a try as failed before it is looked at, so that tries at the same moment cannot be more than are allowed.
 * @returns how many there are now, this one included.
 * @throws AccountChangesLocked
 */
function countTry({ db, now }: Context, userId: string): Promise<number> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "user" WHERE id = ${userId} FOR UPDATE`;
    const failures = await tx.secretFailure.findMany({ where: { userId }, orderBy: { failedAt: 'desc' }, take: maxSecretFailures, select: { failedAt: true } });
    const failedAt = failures.map((failure) => failure.failedAt);
    const retryAt = lockedUntil(failedAt, now, maxSecretFailures);
    if (retryAt !== null) throw new AccountChangesLocked(retryAt, now);
    const since = new Date(now.getTime() - signInLockMs);
    await tx.secretFailure.deleteMany({ where: { userId, failedAt: { lt: since } } });
    await tx.secretFailure.create({ data: { userId, failedAt: now }, select: { id: true } });
    return Math.min(failedAt.filter((at) => at >= since).length + 1, maxSecretFailures);
  });
}
