import { usernameKey } from '../../account/user/credentials.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { textKey, type PlainTextRef } from '../text/text.ts';
import { mentionedNames } from './mentioned-names.ts';

/** Most accounts that one text mentions, former versions included; further ones are not told. */
const maxMentions = 5;
/** Names that are looked up, for some are of no account. */
const maxNames = 20;

/** Ids of the accounts that a text mentions, in its order, without its author. */
export async function mentionedAccounts(
  db: Context['db'] | Transaction,
  { content, authorId }: { readonly content: string; readonly authorId: string },
): Promise<readonly string[]> {
  const keys = mentionedNames(content, maxNames).map(usernameKey);
  if (keys.length === 0) return [];
  const users = await db.user.findMany({
    where: { usernameKey: { in: keys }, isDisabled: false, id: { not: authorId } },
    select: { id: true, usernameKey: true },
  });
  return users
    .toSorted((one, other) => keys.indexOf(one.usernameKey) - keys.indexOf(other.usernameKey))
    .slice(0, maxMentions)
    .map(({ id }) => id);
}

/**
 * Records the accounts that a text mentions, after it was written or changed in the same transaction. Accounts that do
 * not read it are recorded, too: a later edit of something else is no mention of them.
 *
 * @returns those that are mentioned for the first time.
 */
export async function recordMentions(
  tx: Transaction,
  text: PlainTextRef,
  mentionedIds: readonly string[],
): Promise<readonly string[]> {
  if (mentionedIds.length === 0) return [];
  const key = textKey(text);
  const rows = await tx.mention.findMany({ where: key, select: { userId: true } });
  const known = new Set(rows.map(({ userId }) => userId));
  const added = mentionedIds.filter((id) => !known.has(id)).slice(0, maxMentions - known.size);
  await tx.mention.createMany({ data: added.map((userId) => ({ ...key, userId })) });
  return added;
}
