import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../core/context.ts';
import { level, type GroupRight, type Level } from '../core/level.ts';
import { mayOnSite } from '../core/site-act.rule.ts';
import { countsAsAuthor } from '../core/view.rule.ts';
import { isAdmin, isProblemAdmin, isSuperAdmin } from '../core/viewer.rule.ts';
import { rights, type Act, type Right, type SiteRole } from './rights.ts';

/*
 * Who may do what here
 *
 * A place is the site (group id null) or a group. `may` decides for a loaded row; `allowed` and `allowedSql` give the
 * same answer as a row filter, and a test compares the three. Memberships come with the viewer, so no rule reads a row.
 */

/** What of an item decides who may act on it. */
export interface Placed {
  /** Null: of the site. */
  readonly groupId: number | null;
  /** Null: the account is gone, or the item is still to be created. */
  readonly authorId: string | null;
}

/** Something of the site that is still to be created. */
export const newOnSite: Placed = { groupId: null, authorId: null };

/** Columns of `Placed`. */
export const placedSelect = { authorId: true, groupId: true } as const;

/** Row filter on the columns of `Placed`, for every model that has them and an integer id. */
export interface PlacedWhere {
  id?: { gte: number } | { in: number[] };
  groupId?: { not: null; in: number[] } | null;
  authorId?: string;
  OR?: PlacedWhere[];
}

/** Level of the viewer in a group; ROOT is a root of every group. */
export function levelIn(viewer: Viewer, groupId: number): Level {
  if (viewer.kind !== 'user') return level.visitor;
  const own = viewer.groupLevels.get(groupId) ?? level.visitor;
  return isSuperAdmin(viewer) && own < level.root ? level.root : own;
}

/** Does the viewer belong to a place: signed in on the site, a member of the group? */
export function belongsTo(viewer: Viewer, groupId: number | null): boolean {
  return groupId === null ? viewer.kind === 'user' : levelIn(viewer, groupId) >= level.member;
}

/** Is the account a member of a group, whatever its role on the site? */
export function isMemberByAccount(viewer: Viewer, groupId: number): boolean {
  return viewer.kind === 'user' && (viewer.groupLevels.get(groupId) ?? level.visitor) >= level.member;
}

/** Ids of the groups that the viewer is a member of. */
export function groupsOf(viewer: Viewer): number[] {
  return groupsFor(viewer, { level: level.member, isForAuthor: false });
}

/** Items of the site and of the groups that the viewer is a member of. */
export function ofOwnPlaces(viewer: Viewer): PlacedWhere {
  return { OR: [{ groupId: null }, { groupId: { not: null, in: groupsOf(viewer) } }] };
}

/** Was the viewer given a right in a group beyond their level? */
export function hasRight(viewer: Viewer, groupId: number, right: GroupRight): boolean {
  return viewer.kind === 'user' && (viewer.groupRights.get(groupId)?.includes(right) ?? false);
}

/** Is the viewer's level in a group high enough for an act, or do they have the right for it? */
function reaches(viewer: Viewer, groupId: number, { level: needed, right }: Right['group']): boolean {
  return levelIn(viewer, groupId) >= needed || (right !== undefined && hasRight(viewer, groupId, right));
}

function neededFor(act: Act): Right {
  return rights[act];
}

/** May the viewer do this to an item? */
export function may(viewer: Viewer, act: Act, { groupId, authorId }: Placed): boolean {
  const { site, group } = neededFor(act);
  if (groupId === null ? hasRole(viewer, site.role) : reaches(viewer, groupId, group)) return true;
  const isForAuthor = groupId === null ? site.isForAuthor : group.isForAuthor;
  if (!isForAuthor || viewer.kind !== 'user' || authorId !== viewer.userId) return false;
  return countsAsAuthor(viewer) && belongsTo(viewer, groupId);
}

/** Items of which `may` is true. */
export function allowed(viewer: Viewer, act: Act): PlacedWhere {
  const { isEverywhere, isOnSite, groups, authored } = reachOf(viewer, act);
  // Every row, stated as a condition: Prisma skips an empty one in an OR.
  if (isEverywhere) return { id: { gte: 0 } };
  const parts: PlacedWhere[] = [];
  if (isOnSite) parts.push({ groupId: null });
  // Not null is said aloud: callers negate the filter, and NULL IN (...) is neither true nor false.
  if (groups.length > 0) parts.push({ groupId: { not: null, in: groups } });
  if (authored !== null && authored.isOnSite) parts.push({ groupId: null, authorId: authored.userId });
  if (authored !== null && authored.groups.length > 0)
    parts.push({ groupId: { not: null, in: authored.groups }, authorId: authored.userId });
  return parts.length === 0 ? { id: { in: [] } } : { OR: parts };
}

/** `allowed` in SQL. @param alias of the table with `group_id` and `author_id`. */
export function allowedSql(viewer: Viewer, act: Act, alias: string): Prisma.Sql {
  const { isEverywhere, isOnSite, groups, authored } = reachOf(viewer, act);
  if (isEverywhere) return Prisma.sql`TRUE`;
  const [groupId, authorId] = [Prisma.raw(`${alias}.group_id`), Prisma.raw(`${alias}.author_id`)];
  const parts: Prisma.Sql[] = [];
  if (isOnSite) parts.push(Prisma.sql`${groupId} IS NULL`);
  if (groups.length > 0) parts.push(Prisma.sql`(${groupId} IS NOT NULL AND ${groupId} = ANY(${groups}::int[]))`);
  if (authored !== null && authored.isOnSite)
    parts.push(Prisma.sql`(${groupId} IS NULL AND ${authorId} = ${authored.userId}::bpchar)`);
  if (authored !== null && authored.groups.length > 0)
    parts.push(
      Prisma.sql`(
        ${groupId} IS NOT NULL AND ${groupId} = ANY(${authored.groups}::int[])
        AND ${authorId} = ${authored.userId}::bpchar)`,
    );
  return parts.length === 0 ? Prisma.sql`FALSE` : Prisma.sql`(${Prisma.join(parts, ' OR ')})`;
}

/** Ids of the viewer's own groups where they may do an act; ROOT has only those it is a member of. */
function groupsFor(viewer: Viewer, { level: needed, right }: Right['group']): number[] {
  if (viewer.kind !== 'user') return [];
  return [...viewer.groupLevels].flatMap(([groupId, own]) =>
    own >= needed || (right !== undefined && hasRight(viewer, groupId, right)) ? [groupId] : [],
  );
}

/** Where an act is allowed, without a row. */
interface Reach {
  readonly isEverywhere: boolean;
  readonly isOnSite: boolean;
  readonly groups: number[];
  /** Where it is allowed to authors only; null: nowhere. */
  readonly authored: { readonly userId: string; readonly isOnSite: boolean; readonly groups: number[] } | null;
}

function reachOf(viewer: Viewer, act: Act): Reach {
  const { site, group } = neededFor(act);
  const isOnSite = hasRole(viewer, site.role);
  const groups = groupsFor(viewer, group);
  const authored =
    viewer.kind === 'user' && countsAsAuthor(viewer)
      ? {
          userId: viewer.userId,
          isOnSite: site.isForAuthor && !isOnSite,
          groups: group.isForAuthor
            ? groupsFor(viewer, { level: level.member, isForAuthor: true }).filter((id) => !groups.includes(id))
            : [],
        }
      : null;
  return { isEverywhere: isSuperAdmin(viewer), isOnSite, groups, authored };
}

function hasRole(viewer: Viewer, role: SiteRole): boolean {
  switch (role) {
    case 'ANYONE':
      return true;
    case 'ADMIN':
      return isAdmin(viewer);
    case 'PROBLEM_ADMIN':
      return isProblemAdmin(viewer);
    case 'ROOT':
      return isSuperAdmin(viewer);
    case 'MODERATOR':
      return mayOnSite(viewer, 'MODERATE');
    case 'ANNOUNCER':
      return mayOnSite(viewer, 'ANNOUNCE');
  }
}
