import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { administeredContests } from '../../place/contest/contest.rule.ts';
import { allowed, may } from '../../place/place.rule.ts';
import { readableDiscussions } from '../core/discussion.rule.ts';
import { answeredQuestions } from '../core/question.rule.ts';
import type { TextWhere } from './stored-text.service.ts';

/**
 * Texts a viewer moderates, hidden and deleted ones too: those of discussions that they moderate and may read now,
 * those of contests that they administer, those below editorials of problems in the places that they moderate, and
 * those below questions that they answer.
 *
 * @param closed ids from `closedProblems`.
 */
export function moderatedTexts(viewer: Viewer, closed: readonly number[]): TextWhere {
  const discussion: Prisma.DiscussionWhereInput = {
    AND: [allowed(viewer, 'discussion.moderate'), readableDiscussions(viewer, closed, { isDeletedShown: true })],
  };
  const editorial: Prisma.EditorialWhereInput = {
    problemId: { notIn: [...closed] },
    problem: {
      OR: [
        { inBank: false, AND: allowed(viewer, 'discussion.moderate') },
        // Problems of the bank are discussed on the site, also those of a group.
        ...(may(viewer, 'discussion.moderate', { groupId: null, authorId: null }) ? [{ inBank: true }] : []),
      ],
    },
  };
  const question = answeredQuestions(viewer, closed);
  return {
    discussion,
    thread: { OR: [{ discussion }, { contest: administeredContests(viewer) }, { editorial }, { question }] },
  };
}

/** Rows about texts that pass a filter. */
export function rowsOf({ discussion, thread }: TextWhere): Prisma.ModeratedTextWhereInput {
  return { OR: [{ discussion }, { comment: { thread } }, { reply: { comment: { thread } } }] };
}
