import { randomBytes } from 'node:crypto';
import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../context.ts';
import { readSettings } from '../site/site.service.ts';
import { AccountDisabled, EmailTaken, RegistrationClosed, TooManyFailures, TooManyRequests, UsernameTaken, WrongCredentials } from './account.error.ts';
import { emailKey, usernameKey } from './credentials.ts';
import { endSessions, openSession } from './session.service.ts';
import type { OpenedSession } from './session.service.ts';
import { lockedUntil, maxSignInFailures, signInLockMs } from './sign-in-lock.ts';

/** What a new account is made from; its shape has been checked. */
export interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** A new public id of a user: 32 lower-case hex characters. */
export function newUserId(): string {
  return randomBytes(16).toString('hex');
}

/**
 * Makes an account and signs it in.
 * @throws RegistrationClosed, UsernameTaken, EmailTaken, TooManyRequests
 */
export async function register(context: Context, { username, email, password }: Registration): Promise<OpenedSession> {
  const { db, now } = context;
  ration(context, 'register');
  const { isRegistrationOpen } = await readSettings(db, ['isRegistrationOpen']);
  if (!isRegistrationOpen) throw new RegistrationClosed();
  const keys = { usernameKey: usernameKey(username), emailKey: emailKey(email) };
  await refuseTaken(db, keys);
  const passwordHash = await context.passwords.hash(password);
  const session = await db
    .$transaction(async (transaction) => {
      const data = { id: newUserId(), username, email, ...keys, passwordHash, createdAt: now };
      const user = await transaction.user.create({ data, select: { id: true, username: true, role: true } });
      return openSession(context, transaction, user);
    })
    .catch(async (error: unknown) => {
      // Two registrations at once: the unique keys let one through, and the other learns which of its keys it lost.
      if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') await refuseTaken(db, keys);
      throw error;
    });
  context.session.issued(session.token, session.expiresAt);
  return session;
}

async function refuseTaken(db: PrismaClient, keys: { readonly usernameKey: string; readonly emailKey: string }): Promise<void> {
  const others = await db.user.findMany({
    where: { OR: [{ usernameKey: keys.usernameKey }, { emailKey: keys.emailKey }] },
    select: { usernameKey: true },
  });
  if (others.some((user) => user.usernameKey === keys.usernameKey)) throw new UsernameTaken();
  if (others.length > 0) throw new EmailTaken();
}

/**
 * Signs a user in on this device.
 * Unknown names are treated like wrong passwords in words, time and counting.
 * @throws WrongCredentials, TooManyFailures, TooManyRequests, AccountDisabled
 */
export async function signIn(context: Context, input: { readonly username: string; readonly password: string }): Promise<OpenedSession> {
  const { db, passwords } = context;
  ration(context, 'signIn');
  const attempt = { usernameKey: usernameKey(input.username).slice(0, 64), address: context.address.slice(0, 64) };
  await refuseLocked(context, attempt);
  const user = await db.user.findUnique({
    where: { usernameKey: usernameKey(input.username) },
    select: { id: true, username: true, role: true, passwordHash: true, isDisabled: true },
  });
  const isRight = await passwords.verify(user?.passwordHash ?? null, input.password);
  if (user === null || !isRight) {
    await countFailure(context, attempt);
    throw new WrongCredentials();
  }
  if (user.isDisabled) throw new AccountDisabled();
  const session = await db.$transaction(async (transaction) => {
    await transaction.signInFailure.deleteMany({ where: attempt });
    return openSession(context, transaction, user);
  });
  context.session.issued(session.token, session.expiresAt);
  return session;
}

/** Signs a user out on all devices. */
export async function signOut(context: Context): Promise<void> {
  if (context.viewer.kind === 'user') await endSessions(context.db, context.viewer.userId);
  context.session.ended();
}

type Attempt = Readonly<Record<'usernameKey' | 'address', string>>;

async function refuseLocked({ db, now }: Context, attempt: Attempt): Promise<void> {
  const failures = await db.signInFailure.findMany({
    where: attempt,
    orderBy: { failedAt: 'desc' },
    take: maxSignInFailures,
    select: { failedAt: true },
  });
  const retryAt = lockedUntil(failures.map(({ failedAt }) => failedAt), now);
  if (retryAt !== null) throw new TooManyFailures(retryAt);
}

async function countFailure({ db, now }: Context, attempt: Attempt): Promise<void> {
  // Older ones can no longer lock anything, whoever they belong to.
  await db.signInFailure.deleteMany({ where: { failedAt: { lt: new Date(now.getTime() - 2 * signInLockMs) } } });
  await db.signInFailure.create({ data: { ...attempt, failedAt: now }, select: { id: true } });
}

function ration({ limiter, address, now }: Context, act: 'signIn' | 'register'): void {
  const retryAt = limiter.take(act, address, now);
  if (retryAt !== null) throw new TooManyRequests(retryAt);
}
