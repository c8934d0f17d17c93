import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { lockedUntil, signInLockMs } from '../session/sign-in-lock.ts';
import { noPassword } from '../user/credentials.ts';
import { AccountChangesLocked, SignInAgain, WrongPassword } from '../user/own-account.error.ts';

/** As many wrong passwords or codes lock changes of the account for half an hour (REST contract, change-password). */
export const maxSecretFailures = 5;

/** Where an account has no password, signing in by a provider or a passkey stands for it, for this long. */
const freshSignInMs = 15 * 60_000;

/** A try that was counted as failed, and may turn out to be none. */
export interface CountedTry {
  /** All of it was right: the failures before count no longer. */
  forgive(): Promise<void>;
}

/**
 * Makes sure that whoever is signed in knows the password: a session alone may be one that was left open, or stolen.
 * Who has no password must have signed in a moment ago.
 *
 * @throws WrongPassword, AccountChangesLocked, SignInAgain
 */
export async function checkOwnPassword(context: Context, password: string): Promise<CountedTry> {
  const { db, passwords, viewer } = context;
  const userId = userIdOf(viewer);
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { passwordHash: true } });
  if (passwordHash === noPassword) await requireFreshSession(context);
  const failed = await countTry(context, userId);
  if (passwordHash !== noPassword && !(await passwords.verify(passwordHash, password)))
    throw new WrongPassword(maxSecretFailures - failed);
  return { forgive: async () => void (await db.secretFailure.deleteMany({ where: { userId } })) };
}

async function requireFreshSession({ db, viewer, now }: Context): Promise<void> {
  const id = viewer.kind === 'user' ? viewer.sessionId : null;
  const session = id === null ? null : await db.session.findUnique({ where: { id }, select: { createdAt: true } });
  if (session === null || now.getTime() - session.createdAt.getTime() > freshSignInMs) throw new SignInAgain();
}

/**
 * Counts a try as failed before it is looked at, so that tries at the same moment cannot be more than are allowed.
 *
 * @returns how many there are now, this one included.
 * @throws AccountChangesLocked
 */
function countTry({ db, now }: Context, userId: string): Promise<number> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "user" WHERE id = ${userId} FOR UPDATE`;
    const failures = await tx.secretFailure.findMany({
      where: { userId },
      orderBy: { failedAt: 'desc' },
      take: maxSecretFailures,
      select: { failedAt: true },
    });
    const failedAt = failures.map((failure) => failure.failedAt);
    const retryAt = lockedUntil(failedAt, now, maxSecretFailures);
    if (retryAt !== null) throw new AccountChangesLocked(retryAt, now);
    const since = new Date(now.getTime() - signInLockMs);
    await tx.secretFailure.deleteMany({ where: { userId, failedAt: { lt: since } } });
    await tx.secretFailure.create({ data: { userId, failedAt: now }, select: { id: true } });
    return Math.min(failedAt.filter((at) => at >= since).length + 1, maxSecretFailures);
  });
}
