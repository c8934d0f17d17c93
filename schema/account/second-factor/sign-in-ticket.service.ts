import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../core/context.ts';
import { passkeyRequestFor } from '../passkey/passkey-challenge.service.ts';
import { SecondFactorNeeded, SignInTicketInvalid, type SecondFactorMethod } from './second-factor.error.ts';
import { hasSecondFactor } from './second-factor.service.ts';

/** A ticket is good for this long. */
const ticketLifeMs = 5 * 60_000;
/** And for as many tries. */
export const maxTicketTries = 5;

/**
 * Asks for the second factor of a user whose password was right.
 *
 * @throws SecondFactorNeeded unless the account has
 * none.
 */
export async function askSecondFactor(context: Context, userId: string): Promise<void> {
  const { db, now } = context;
  if (!(await hasSecondFactor(db, userId))) return;
  const ticket = randomBytes(32).toString('base64url');
  const [passkeyOptions, recoveryCodes] = await Promise.all([
    passkeyRequestFor(context, userId),
    db.recoveryCode.count({ where: { userId } }),
  ]);
  await db.signInTicket.create({
    data: { ticketHash: hashOf(ticket), userId, expiresAt: new Date(now.getTime() + ticketLifeMs) },
    select: { userId: true },
  });
  const methods: SecondFactorMethod[] = [
    'TOTP',
    ...(recoveryCodes > 0 ? ['RECOVERY_CODE' as const] : []),
    ...(passkeyOptions === null ? [] : ['PASSKEY' as const]),
  ];
  throw new SecondFactorNeeded({ ticket, methods, passkeyOptions });
}

/** Whose ticket it is; counts one try of it, before the try is looked at. @throws SignInTicketInvalid */
export async function takeTicketTry({ db, now }: Pick<Context, 'db' | 'now'>, ticket: string): Promise<string> {
  const ticketHash = hashOf(ticket);
  const { count } = await db.signInTicket.updateMany({
    where: { ticketHash, expiresAt: { gt: now }, tries: { lt: maxTicketTries } },
    data: { tries: { increment: 1 } },
  });
  const found =
    count === 0 ? null : await db.signInTicket.findUnique({ where: { ticketHash }, select: { userId: true } });
  if (found === null) throw new SignInTicketInvalid();
  return found.userId;
}

/** Ends a ticket. @returns false when somebody else used it first. */
export async function useUpTicket({ db }: Pick<Context, 'db'>, ticket: string): Promise<boolean> {
  const { count } = await db.signInTicket.deleteMany({ where: { ticketHash: hashOf(ticket) } });
  return count > 0;
}

/** The ticket is random enough to need no slow hash. */
function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}
