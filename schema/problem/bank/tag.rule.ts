import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { may, newOnSite } from '../../place/place.rule.ts';
import { listedProblemsSql } from './problem.rule.ts';

const ofSite = Prisma.sql`t.group_id IS NULL`;

/**
 * On `tag t`: those a viewer may know of, those of groups apart. All for admins; for others those of problems that are
 * listed for them, since a tag that only hidden problems carry would tell what these are about.
 */
export function listedTagsSql(viewer: Viewer): Prisma.Sql {
  if (may(viewer, 'tag.keep', newOnSite)) return ofSite;
  // One such problem is enough; without OFFSET 0 all of each tag would be joined.
  return Prisma.sql`
    ${ofSite} AND EXISTS (
      SELECT FROM problem_tag b
        JOIN problem p ON p.id = b.problem_id
      WHERE b.tag_id = t.id AND ${listedProblemsSql(viewer)}
      OFFSET 0)`;
}
