import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import type { Locale, Transaction } from '../../core/context.ts';
import type { Letter } from './letter.ts';

/** A mail to one address, in one language. */
export interface NewMail {
  readonly to: string;
  readonly locale: Locale;
  readonly letter: Letter;
}

/**
 * Hands a mail to the queue; it goes out once the transaction has committed: the row tells the servers by a trigger.
 */
export async function queueMail(db: PrismaClient | Transaction, { to, locale, letter }: NewMail): Promise<void> {
  await db.mail.create({ data: { to, locale, letter }, select: { id: true } });
}
