import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { administeredContests } from '../../place/contest/contest.rule.ts';
import { allowed } from '../../place/place.rule.ts';
import { readableDiscussions } from '../core/discussion.rule.ts';
import { problemsOfModerators } from '../core/moderated-problems.rule.ts';
import { answeredQuestions } from '../core/question.rule.ts';
import { reviewedSolutions } from '../core/solution.rule.ts';
import type { TextWhere } from './stored-text.service.ts';

/**
 * Texts a viewer moderates, hidden and deleted ones too: those of discussions that they moderate and may read now,
 * those of contests that they administer, those below editorials of problems in the places that they moderate, and
 * those below questions that they answer, and solutions that they review.
 *
 * @param closed ids from `closedProblems`.
 */
export function moderatedTexts(viewer: Viewer, closed: readonly number[]): TextWhere {
  const discussion: Prisma.DiscussionWhereInput = {
    AND: [allowed(viewer, 'discussion.moderate'), readableDiscussions(viewer, closed, { isDeletedShown: true })],
  };
  const editorial: Prisma.EditorialWhereInput = {
    problemId: { notIn: [...closed] },
    problem: problemsOfModerators(viewer),
  };
  const question = answeredQuestions(viewer, closed);
  const solution = reviewedSolutions(viewer, closed);
  return {
    discussion,
    solution,
    thread: {
      OR: [{ discussion }, { contest: administeredContests(viewer) }, { editorial }, { question }, { solution }],
    },
  };
}

/** Rows about texts that pass a filter. */
export function rowsOf({ discussion, solution, thread }: TextWhere): Prisma.ModeratedTextWhereInput {
  return { OR: [{ discussion }, { solution }, { comment: { thread } }, { reply: { comment: { thread } } }] };
}
