import type { Context } from '../../core/context.ts';
import type { DomainError } from '../../core/errors.ts';
import { canComment } from '../../core/viewer.rule.ts';
import { banRefusal } from '../core/ban.service.ts';
import { solvedRefusal } from '../core/solved-needed.service.ts';
import { CommentingForbidden } from './thread.error.ts';

/** Why a muted or banned viewer may not write to others in a place; null: they are neither. */
export async function writingRefusal(
  asking: Pick<Context, 'db' | 'viewer' | 'now'>,
  groupId: number | null,
): Promise<DomainError | null> {
  return canComment(asking.viewer) ? banRefusal(asking, groupId) : new CommentingForbidden();
}

/**
 * Why the viewer may not comment on texts of a place; null: they may. Groups and own questions ask for no solved
 * problems.
 */
export async function commentRefusalIn(
  asking: Pick<Context, 'db' | 'cache' | 'viewer' | 'now'>,
  groupId: number | null,
  { isOwnQuestion = false } = {},
): Promise<DomainError | null> {
  return (
    (await writingRefusal(asking, groupId)) ??
    (groupId === null && !isOwnQuestion ? await solvedRefusal(asking, 'commentSolvedNeeded') : null)
  );
}
