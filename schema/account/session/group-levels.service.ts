import { Prisma, type PrismaClient, type SiteRight } from '@verdict/prisma/generated/client/client.ts';
import type { Transaction, Viewer } from '../../core/context.ts';
import { level, type GroupLevels, type GroupRight, type GroupRights, type Level } from '../../core/level.ts';

/** Levels by group id, as `groupLevelsSql` selects them; null: the account is in no group. */
export type SelectedLevels = Readonly<Record<string, Level>> | null;

/**
 * Levels of an account in its groups, to be selected beside it. Groups that were disbanded are left out: only ROOT
 * reads what is theirs.
 *
 * @param userId column or value.
 */
export function groupLevelsSql(userId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT jsonb_object_agg(g.id, o.level)
    FROM (
      SELECT of_user.group_id, max(of_user.level) AS level
      FROM (
        SELECT m.group_id, m.level FROM group_member m WHERE m.user_id = ${userId}
        UNION ALL
        SELECT own.id, ${level.owner}::int FROM "group" own WHERE own.owner_id = ${userId}
      ) of_user
      GROUP BY of_user.group_id
    ) o
      JOIN "group" g ON g.id = o.group_id
    WHERE g.disbanded_at IS NULL)`;
}

/** Rights by group id, as `groupRightsSql` selects them; null: the account was given none. */
export type SelectedRights = Readonly<Record<string, readonly GroupRight[]>> | null;

/** Rights of a member in its groups beyond its level, as `groupLevelsSql`. */
export function groupRightsSql(userId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT jsonb_object_agg(m.group_id, m.rights)
    FROM group_member m
      JOIN "group" g ON g.id = m.group_id
    WHERE m.user_id = ${userId} AND m.level >= ${level.member}::int AND cardinality(m.rights) > 0
      AND g.disbanded_at IS NULL)`;
}

/** Groups of an account that are archived, as `groupLevelsSql`; null: none is. */
export function archivedGroupsSql(userId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT jsonb_agg(m.group_id)
    FROM group_member m
      JOIN "group" g ON g.id = m.group_id
    WHERE m.user_id = ${userId} AND g.archived_at IS NOT NULL)`;
}

/** What was selected, as rules read it. */
export function groupRightsFrom(selected: SelectedRights): GroupRights {
  return new Map(Object.entries(selected ?? {}).map(([groupId, own]) => [Number(groupId), own]));
}

/** What was selected, as rules read it. */
export function groupLevelsFrom(selected: SelectedLevels): GroupLevels {
  return new Map(Object.entries(selected ?? {}).map(([groupId, own]) => [Number(groupId), own]));
}

/** Rights of an account on the site; its levels and rights in its groups. */
export async function standingsOf(
  db: PrismaClient | Transaction,
  userId: string,
): Promise<Pick<Viewer & { readonly kind: 'user' }, 'siteRights' | 'groupLevels' | 'groupRights' | 'archivedGroups'>> {
  const id = Prisma.sql`${userId}::bpchar`;
  const [row] = await db.$queryRaw<
    {
      siteRights: readonly SiteRight[] | null;
      levels: SelectedLevels;
      rights: SelectedRights;
      archived: readonly number[] | null;
    }[]
  >`
    SELECT (SELECT u.site_rights::text[] FROM "user" u WHERE u.id = ${id}) AS "siteRights",
      ${groupLevelsSql(id)} AS levels, ${groupRightsSql(id)} AS rights, ${archivedGroupsSql(id)} AS archived`;
  return {
    siteRights: row?.siteRights ?? [],
    groupLevels: groupLevelsFrom(row?.levels ?? null),
    groupRights: groupRightsFrom(row?.rights ?? null),
    archivedGroups: new Set(row?.archived),
  };
}
