import { createHash, randomBytes } from 'node:crypto';
import type { IdentityTicketPurpose } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Services } from '../../core/context.ts';
import { IdentityTicketInvalid } from './identity.error.ts';

/*
 * How somebody comes in by a provider. The page makes a random text, the binding, keeps it in its tab, and opens
 * /auth/oidc/<key>/start with it. The server (server/http/oidc.ts) sends the browser to the provider and back, and
 * stores what the provider said under a ticket, which reaches the page in the fragment of an address: no log and no
 * other site sees it. The page hands ticket and binding to a mutation, which signs in or links. The binding keeps
 * others from handing somebody a ticket of theirs, which would sign a victim in to, or link a victim with, the account
 * of the attacker. Handles at remote judges are proven in the same way (remote/handle/handle-sign-in.service.ts); a
 * ticket is good for the purpose that the browser was sent for.
 */

/** A ticket is good for this long: a page signs in at once, and who links types a password first. */
const identityTicketMs = 5 * 60_000;

/** Who somebody is, by the word of a provider. */
export interface ProvenIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Null unless the provider has verified it. */
  readonly email: string | null;
  /** What they are called there, best for a username first. */
  readonly names: readonly string[];
}

/** What a ticket is good for. */
interface TicketUse {
  readonly binding: string;
  readonly purpose: IdentityTicketPurpose;
  readonly now: Date;
}

/** Keeps what a provider said, for the page that holds the binding. @returns the ticket. */
export async function giveIdentityTicket(
  { db }: Pick<Services, 'db'>,
  { issuer, subject, email, names }: ProvenIdentity,
  { binding, purpose, now }: TicketUse,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const data = {
    ticketHash: hashOf(ticket),
    bindingHash: hashOf(binding),
    purpose,
    issuer,
    subject,
    email,
    names: [...names],
    expiresAt: new Date(now.getTime() + identityTicketMs),
  };
  await db.identityTicket.create({ data, select: { ticketHash: true } });
  return ticket;
}

/** What the page holds. */
export interface IdentityProof {
  readonly ticket: string;
  readonly binding: string;
}

/** Uses a ticket of a purpose up. @throws IdentityTicketInvalid */
export async function useUpIdentityTicket(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { ticket, binding }: IdentityProof,
  purpose: IdentityTicketPurpose,
): Promise<ProvenIdentity> {
  const where = { ticketHash: hashOf(ticket), bindingHash: hashOf(binding), purpose, expiresAt: { gt: now } };
  const identity = await db.identityTicket.findFirst({
    where,
    select: { issuer: true, subject: true, email: true, names: true },
  });
  const { count } = await db.identityTicket.deleteMany({ where });
  if (identity === null || count === 0) throw new IdentityTicketInvalid();
  return identity;
}

/** Both are random enough to need no slow hash. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
