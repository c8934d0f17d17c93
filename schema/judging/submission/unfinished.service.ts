import { Prisma, type Problem } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { outsideArchives } from '../../core/outside-archives.ts';
import { isView } from '../../core/view.rule.ts';
import { visibleProblems } from '../../problem/bank/problem.rule.ts';

/** Problems that are listed at most. */
export const maxUnfinished = 5;
/** How many of the newest submissions, and of the newest drafts, are looked through. */
const lookedThrough = 100;

/**
 * Problems that the viewer submitted or typed a program for outside contests and has not solved, the last one first.
 *
 * @param query the selection of columns.
 */
export async function unfinishedProblems(
  { db, viewer: asking }: Pick<Context, 'db' | 'viewer'>,
  query: object,
): Promise<Problem[]> {
  const viewer = outsideArchives(asking);
  if (viewer.kind !== 'user') return [];
  const userId = Prisma.sql`${viewer.userId}::bpchar`;
  // Drafts are private to their account.
  const drafts = isView(viewer)
    ? Prisma.empty
    : Prisma.sql`UNION ALL (
        SELECT problem_id, edited_at AS at FROM code_draft
        WHERE user_id = ${userId} AND contest_id = 0 AND code IS NOT NULL
        ORDER BY edited_at DESC LIMIT ${lookedThrough})`;
  const latest = await db.$queryRaw<{ id: number }[]>`
    SELECT work.problem_id AS id
    FROM (
      (SELECT problem_id, submitted_at AS at FROM submission
        WHERE user_id = ${userId} AND contest_id IS NULL AND origin = 'PRACTICE'
        ORDER BY id DESC LIMIT ${lookedThrough})
      ${drafts}
    ) work
    WHERE NOT EXISTS (
      SELECT FROM solved_problem s
      WHERE s.user_id = ${userId} AND s.problem_id = work.problem_id AND s.first_accepted_at IS NOT NULL)
    GROUP BY work.problem_id
    ORDER BY max(work.at) DESC, work.problem_id DESC`;
  const ids = latest.map(({ id }) => id);
  const rows = await db.problem.findMany({
    ...query,
    where: { AND: [{ id: { in: ids } }, visibleProblems(viewer)] },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).slice(0, maxUnfinished);
}
