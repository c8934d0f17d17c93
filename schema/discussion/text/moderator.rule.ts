import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { administeredContests } from '../../place/contest/contest.rule.ts';
import { allowed } from '../../place/place.rule.ts';
import { readableDiscussions } from '../core/discussion.rule.ts';
import type { TextWhere } from './stored-text.service.ts';

/**
 * Texts a viewer moderates, hidden and deleted ones too: those of discussions that they moderate and may read now, and
 * those of contests that they administer.
 *
 * @param closed ids from `closedProblems`.
 */
export function moderatedTexts(viewer: Viewer, closed: readonly number[]): TextWhere {
  const discussion: Prisma.DiscussionWhereInput = {
    AND: [allowed(viewer, 'discussion.moderate'), readableDiscussions(viewer, closed, { isDeletedShown: true })],
  };
  return { discussion, thread: { OR: [{ discussion }, { contest: administeredContests(viewer) }] } };
}

/** Rows about texts that pass a filter. */
export function rowsOf({ discussion, thread }: TextWhere): Prisma.ModeratedTextWhereInput {
  return { OR: [{ discussion }, { comment: { thread } }, { reply: { comment: { thread } } }] };
}
