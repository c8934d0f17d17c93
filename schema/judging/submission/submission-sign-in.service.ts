import type { Context } from '../../core/context.ts';
import { visibleContests } from '../../place/contest/contest.rule.ts';

/** Is it a submission to a contest that the viewer sees, but may look into only when signed in? */
export async function needsSignIn(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  submissionId: number,
): Promise<boolean> {
  if (viewer.kind === 'user') return false;
  return (await db.submission.count({ where: { id: submissionId, contest: visibleContests(viewer) } })) > 0;
}
