import type { Prisma, PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { isAdmin } from '../account/account.rule.ts';
import type { Viewer } from '../context.ts';

/**
 * Tags of the site a viewer is shown in lists: all for admins, for others those that a public problem carries. What only a
 * hidden problem is about would tell of it.
 */
export async function shownTags(db: PrismaClient, viewer: Viewer): Promise<Prisma.TagWhereInput> {
  if (isAdmin(viewer)) return { groupId: null };
  // One look a tag, ended by the first problem: a plain EXISTS may be planned as a walk over all problems.
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT tag.id FROM tag CROSS JOIN LATERAL (
      SELECT 1 FROM problem_tag JOIN problem ON problem.id = problem_tag.problem_id
      WHERE problem_tag.tag_id = tag.id AND problem.visibility = 'PUBLIC' AND problem.group_id IS NULL LIMIT 1
    ) carrier WHERE tag.group_id IS NULL`;
  return { groupId: null, id: { in: rows.map(({ id }) => id) } };
}
