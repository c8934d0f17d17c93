import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { level } from '../../core/level.ts';
import type { RuledTraining } from '../core/training.rule.ts';

/*
 * The rank of a training orders members `m` by one number: more solved is better, then less run time. An index is on
 * just that term, so a page is a walk along it and a place the count of a part of it.
 */

/** What members are ordered by: the more, the better. */
export const rankKey = Prisma.sql`((m.solved_count::bigint << 40) - m.time_ms)`;

/** Above every key. */
export const maxRankKey = Prisma.sql`9223372036854775807`;

/**
 * Members whom the rank shows: all of a private training, those who consented of a public one of the site. Left out are
 * blocked members, the author, super admins and disabled accounts; of a group its roots and who left it.
 */
export function isRanked({ id, access, authorId, groupId }: RuledTraining): Prisma.Sql {
  const parts = [
    Prisma.sql`m.training_id = ${id} AND NOT m.is_blocked AND m.user_id <> ${authorId}::bpchar`,
    Prisma.sql`m.user_id NOT IN (SELECT id FROM "user" WHERE is_disabled OR role = 'ROOT')`,
  ];
  if (groupId === null) {
    if (access === 'PUBLIC') parts.push(Prisma.sql`m.is_listed`);
  } else {
    parts.push(Prisma.sql`m.user_id IN (
      SELECT user_id FROM group_member WHERE group_id = ${groupId} AND level IN (${level.member}, ${level.admin}))`);
  }
  return Prisma.join(parts, ' AND ');
}
