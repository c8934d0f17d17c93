import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { level } from '../../core/level.ts';
import type { RuledTraining } from '../core/training.rule.ts';

/*
 * The rank of a training orders members `m` by one number: more solved is better, then less of what the order compares.
 * An index is on each such term, so a page is a walk along it and a place the count of a part of it.
 */

/** What decides between members who solved as many problems. */
export type TrainingRankOrder = 'SOLVED' | 'FIRST_TO_FINISH' | 'FEWEST_ATTEMPTS';

const keys: Readonly<Record<TrainingRankOrder, Prisma.Sql>> = {
  SOLVED: Prisma.sql`((m.solved_count::bigint << 40) - m.time_ms)`,
  // Milliseconds since 1970 need 41 bits.
  FIRST_TO_FINISH: Prisma.sql`((m.solved_count::bigint << 44) - m.finished_ms)`,
  FEWEST_ATTEMPTS: Prisma.sql`((m.solved_count::bigint << 40) - m.attempts)`,
};

/** What members are ordered by: the more, the better. */
export function rankKeyOf(order: TrainingRankOrder): Prisma.Sql {
  return keys[order];
}

/** Above every key. */
export const maxRankKey = Prisma.sql`9223372036854775807`;

/**
 * Members that the rank shows: those of a private training, and of a public one of the site the consenting ones.
 * Members from before a training became private consent, too. A private list has no readers to rank. Left out are
 * blocked members, the author, super admins and disabled accounts; of a group its roots and who left it.
 */
export function isRanked(training: RuledTraining): Prisma.Sql {
  const { id, kind, sharing, access, privateSince, authorId, groupId } = training;
  if (kind === 'PERSONAL' && sharing === 'OWNER') return Prisma.sql`FALSE`;
  const parts = [
    Prisma.sql`m.training_id = ${id} AND NOT m.is_blocked AND m.user_id <> ${authorId}::bpchar`,
    Prisma.sql`m.user_id NOT IN (SELECT id FROM "user" WHERE is_disabled OR role = 'ROOT')`,
  ];
  if (groupId === null) {
    if (access === 'PUBLIC') parts.push(Prisma.sql`m.is_listed`);
    else if (privateSince !== null)
      parts.push(Prisma.sql`(m.is_listed OR m.joined_at >= ${privateSince}::timestamptz)`);
  } else {
    parts.push(Prisma.sql`m.user_id IN (
      SELECT user_id FROM group_member WHERE group_id = ${groupId} AND level IN (${level.member}, ${level.admin}))`);
  }
  return Prisma.join(parts, ' AND ');
}
