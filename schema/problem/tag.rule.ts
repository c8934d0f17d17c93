import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { isAdmin } from '../account/account.rule.ts';
import type { Viewer } from '../context.ts';
import { listedProblems } from './problem.rule.ts';

/**
 * Tags a viewer may know of, those of groups apart: all for admins; for others those of problems that are listed for
 * them, since a tag that only hidden problems carry would tell what these are about.
 */
export function listedTags(viewer: Viewer): Prisma.TagWhereInput {
  return isAdmin(viewer) ? { groupId: null } : { groupId: null, problems: { some: { problem: listedProblems(viewer) } } };
}
