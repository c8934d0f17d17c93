import { addressKey } from '../../core/client-address.ts';
import type { Context } from '../../core/context.ts';
import { isAdminRole } from '../../core/viewer.rule.ts';
import { type PuzzleAnswer, isPuzzleSolved } from '../challenge/challenge.service.ts';
import { proveEmailCode, type EmailCodeBond } from '../email-code/email-code.service.ts';
import { openPassword } from '../password/open-password.service.ts';
import type { OpenedSession } from '../session/session.service.ts';
import { countFailure, failuresSoFar, type Attempt } from '../session/sign-in-failures.service.ts';
import { AdminRoleNeeded, PuzzleFailed, PuzzleNeeded, WrongCredentials } from '../user/account.error.ts';
import { usernameKey } from '../user/credentials.ts';
import { ration } from '../user/ration.ts';
import { completeSignIn } from './complete-sign-in.service.ts';

/** What somebody gives to be let in; the password may be encrypted. */
export interface SignInInput {
  readonly username: string;
  readonly password: string;
  /** Where the piece of a slide puzzle lies. */
  readonly puzzle?: PuzzleAnswer | null | undefined;
  /** Instead of a puzzle: the code that was mailed for it. */
  readonly emailCode?: string | null | undefined;
  /** Lets in admins alone. */
  readonly isForAdmins?: boolean | null | undefined;
}

/**
 * Signs a user in on this device. Unknown names are treated like wrong passwords in words, time and counting.
 *
 * @throws WrongCredentials, PuzzleNeeded, PuzzleFailed, WrongEmailCode, TooManyFailures, TooManyRequests,
 *   AccountDisabled, AdminRoleNeeded, PasswordUnreadable, SecondFactorNeeded
 */
export async function signIn(context: Context, input: SignInInput): Promise<OpenedSession> {
  const { db, passwords } = context;
  const attempt = attemptOf(context, input.username);
  ration(context, 'signIn');
  // Many tries of one name must not keep its owner out, so they ask for a puzzle and are not refused.
  const isTriedMuch = context.limiter.take('signInName', attempt.usernameKey, context.now) !== null;
  const failures = await failuresSoFar(context, attempt);
  if (failures.isPuzzleNeeded || isTriedMuch) await requirePerson(context, attempt, input);
  const password = await openPassword(context, input.password);
  const user = await db.user.findUnique({
    where: { usernameKey: usernameKey(input.username) },
    select: { id: true, username: true, role: true, passwordHash: true, isDisabled: true },
  });
  const isRight = await passwords.verify(user?.passwordHash || null, password);
  if (user === null || !isRight) {
    await countFailure(context, attempt);
    throw new WrongCredentials(failures.isPuzzleNext);
  }
  await renewHash(context, user, password);
  if (input.isForAdmins && !isAdminRole(user.role)) throw new AdminRoleNeeded();
  return completeSignIn(context, user, { isStrong: false });
}

/** The name and the address that failures are counted for. */
export function attemptOf({ address }: Pick<Context, 'address'>, username: string): Attempt {
  return { usernameKey: usernameKey(username).slice(0, 64), address: addressKey(address) };
}

/** What a code instead of a puzzle is bound to: who asks for codes elsewhere replaces none of it. */
export function codeBondOf({ usernameKey: key, address }: Attempt): EmailCodeBond {
  return { purpose: 'SIGN_IN', subject: `${key} ${address}` };
}

async function requirePerson(context: Context, attempt: Attempt, { puzzle, emailCode }: SignInInput): Promise<void> {
  if (emailCode) {
    const proven = await proveEmailCode(context, codeBondOf(attempt), emailCode);
    await context.db.$transaction((transaction) => proven.useUp(transaction));
    return;
  }
  if (!puzzle) throw new PuzzleNeeded();
  if (!(await isPuzzleSolved(context, puzzle))) throw new PuzzleFailed();
}

/** Hashes the password at today's cost, if the stored hash was made at a lower one. */
async function renewHash(
  { db, passwords }: Context,
  user: { readonly id: string; readonly passwordHash: string },
  password: string,
): Promise<void> {
  if (!passwords.isOutdated(user.passwordHash)) return;
  const passwordHash = await passwords.hash(password);
  // Unless it was changed meanwhile.
  await db.user.updateMany({ where: { id: user.id, passwordHash: user.passwordHash }, data: { passwordHash } });
}
