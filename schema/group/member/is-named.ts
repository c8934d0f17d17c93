import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { usernameKey } from '../../account/user/credentials.ts';
import { literally } from '../../core/like-pattern.ts';

/** Accounts by a part of their username or nickname, whose columns are in sight; blank: all. Real names are private. */
export function isNamed(part: string): Prisma.Sql {
  const text = part.trim();
  if (text === '') return Prisma.sql`TRUE`;
  return Prisma.sql`(
    username_key LIKE ${`%${literally(usernameKey(text))}%`} OR nickname ILIKE ${`%${literally(text)}%`})`;
}
