import { Prisma } from '@verdict/prisma/generated/client/client.ts';

/** Memberships `m` in a class of their group. @param classId null: all. */
export function isOfClass(classId: number | null): Prisma.Sql {
  if (classId === null) return Prisma.sql`TRUE`;
  return Prisma.sql`EXISTS (
    SELECT FROM group_class_member c
    WHERE c.class_id = ${classId} AND c.group_id = m.group_id AND c.user_id = m.user_id)`;
}

/** Memberships `m` in a class, whichever. */
export const isOfAnyClass = Prisma.sql`EXISTS (
  SELECT FROM group_class_member c
  WHERE c.group_id = m.group_id AND c.user_id = m.user_id)`;
