import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { CommunitySolutionNotFound } from '../core/solution.error.ts';
import { deleteText } from '../text/delete-text.service.ts';

/** Deletes an own solution; moderators can restore it. @throws CommunitySolutionNotFound */
export async function deleteSolution(context: Context, id: number): Promise<void> {
  const authorId = userIdOf(context.viewer);
  const own = await context.db.communitySolution.count({ where: { id, authorId, deletedAt: null } });
  if (own === 0 || !(await deleteText(context, { kind: 'SOLUTION', id }))) throw new CommunitySolutionNotFound();
}
