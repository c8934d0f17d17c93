import type { Context } from '../../core/context.ts';
import type { DomainError } from '../../core/errors.ts';
import { canComment } from '../../core/viewer.rule.ts';
import { banRefusal } from '../core/ban.service.ts';
import { solvedRefusal } from '../core/solved-needed.service.ts';
import { CommentingForbidden } from './thread.error.ts';

/**
 * Why the viewer may not comment on texts of a place; null: they may. Groups and own questions ask for no solved
 * problems.
 */
export async function commentRefusalIn(
  asking: Pick<Context, 'db' | 'cache' | 'viewer' | 'now'>,
  groupId: number | null,
  { isOwnQuestion = false } = {},
): Promise<DomainError | null> {
  if (!canComment(asking.viewer)) return new CommentingForbidden();
  return (
    (await banRefusal(asking, groupId)) ??
    (groupId === null && !isOwnQuestion ? await solvedRefusal(asking, 'commentSolvedNeeded') : null)
  );
}
