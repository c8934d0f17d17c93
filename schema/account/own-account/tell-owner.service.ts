import type { Context, Transaction } from '../../core/context.ts';
import { queueMail } from '../mail/mail.service.ts';
import { deliverMessages } from '../message/deliver.service.ts';
import type { AccountChange } from '../user/account-change.ts';

/** What an owner is told. */
export interface OwnerNews {
  readonly userId: string;
  readonly change: AccountChange;
  /** Name of the admin who did it; left out: whoever was signed in to the account. */
  readonly by?: string;
  /** Where the mail goes, if not to the address the account has now; null: there is none. */
  readonly address?: string | null;
}

/**
 * Tells the owner of an account what was changed of it, by a message and by mail, with the change itself: whoever took
 * the account can delete the message, but has not got the mailbox.
 */
export async function tellOwner(
  { pubsub, locale }: Pick<Context, 'pubsub' | 'locale'>,
  tx: Transaction,
  { userId, change, by, address }: OwnerNews,
): Promise<void> {
  const { username, email } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { username: true, email: true },
  });
  await deliverMessages(tx, pubsub, [
    { recipientId: userId, kind: 'MINE', fact: { kind: 'accountChanged', change, username, by: by ?? null } },
  ]);
  const to = address === undefined ? email : address;
  if (to !== null)
    await queueMail(tx, {
      to,
      locale,
      letter: { kind: 'accountChanged', username, change, ...(by !== undefined && { by }) },
    });
}
