import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { may, newOnSite } from '../../place/place.rule.ts';
import { listedProblemsSql } from './problem.rule.ts';

const ofSite = Prisma.sql`t.group_id IS NULL`;

/**
 * On `tag t`: those of the site a viewer may know of, and with a group its own besides. All for those who keep tags of
 * the place; for others those of problems that are listed for them, since a tag that only hidden problems carry would
 * tell what these are about.
 */
export function listedTagsSql(viewer: Viewer, groupId: number | null = null): Prisma.Sql {
  const listed = may(viewer, 'tag.keep', newOnSite) ? ofSite : Prisma.sql`${ofSite} AND ${isCarried(viewer, null)}`;
  if (groupId === null) return listed;
  const ofGroup = Prisma.sql`t.group_id = ${groupId}`;
  return may(viewer, 'tag.keep', { groupId, authorId: null })
    ? Prisma.sql`((${listed}) OR ${ofGroup} OR (${ofSite} AND ${isCarried(viewer, groupId)}))`
    : Prisma.sql`((${listed}) OR ((${ofSite} OR ${ofGroup}) AND ${isCarried(viewer, groupId)}))`;
}

/** Does a problem carry `tag t` that is listed for the viewer: in the bank, or in a group? */
function isCarried(viewer: Viewer, groupId: number | null): Prisma.Sql {
  // One such problem is enough; without OFFSET 0 all of each tag would be joined.
  return Prisma.sql`EXISTS (
    SELECT FROM problem_tag b
      JOIN problem p ON p.id = b.problem_id
    WHERE b.tag_id = t.id AND ${listedProblemsSql(viewer, groupId)}
    OFFSET 0)`;
}
