import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { usernameKey } from '../../account/user/credentials.ts';
import { literally } from '../../core/like-pattern.ts';

/** The roster of a group, beside a column with the id of the account. */
interface RosterOf {
  readonly groupId: number;
  readonly userId: Prisma.Sql;
}

/**
 * Accounts by a part of their username or nickname, whose columns are in sight; blank: all. Real names are private.
 *
 * @param roster by a part of the name or number in it, too; null: the viewer may not read it.
 */
export function isNamed(part: string, roster: RosterOf | null): Prisma.Sql {
  const text = part.trim();
  if (text === '') return Prisma.sql`TRUE`;
  const pattern = `%${literally(text)}%`;
  const isInRoster =
    roster === null
      ? Prisma.sql`FALSE`
      : Prisma.sql`EXISTS (
          SELECT FROM roster_entry r
          WHERE r.group_id = ${roster.groupId} AND r.user_id = ${roster.userId}
            AND (r.name ILIKE ${pattern} OR r.number ILIKE ${pattern}))`;
  return Prisma.sql`(
    username_key LIKE ${`%${literally(usernameKey(text))}%`} OR nickname ILIKE ${pattern} OR ${isInRoster})`;
}
