import type { LineQuestion, Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { byId, type RowOrder } from '../../core/row-order.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { LineQuestionNotFound } from '../core/question.error.ts';
import { answeredQuestions, readableQuestions } from '../core/question.rule.ts';

/** Questions of a page unless asked otherwise. */
export const defaultQuestionPage = 15;
/** Lists are counted up to here. */
const maxCounted = 10_000;

/** Which questions a list shows. */
export const questionStates = {
  WAITING: 'Open ones that wait for an answer, the longest wait first.',
  OPEN: 'Open ones, newest first.',
  CLOSED: 'Closed ones, newest first.',
} as const;
export type QuestionState = keyof typeof questionStates;

const stateFilter: Readonly<Record<QuestionState, Prisma.LineQuestionWhereInput>> = {
  WAITING: { waitsSince: { not: null } },
  OPEN: { closedAt: null },
  CLOSED: { closedAt: { not: null } },
};

type Asking = Pick<Context, 'db' | 'viewer' | 'now'>;

/** What a list of questions is narrowed by. */
export interface QuestionFilter {
  readonly state: QuestionState;
  /** Null: of all problems. */
  readonly problemDisplayId: string | null;
}

interface QuestionRequest {
  readonly filter: QuestionFilter;
  /** Null: that of the state. */
  readonly order: RowOrder | null;
  readonly page: PageRequest;
  /** The selection of columns, from the caller. */
  readonly query: object;
}

/** Questions that the viewer answers. */
export async function listQuestions(
  asking: Asking,
  { filter, order, page, query }: QuestionRequest,
): Promise<Page<LineQuestion>> {
  const { db, viewer } = asking;
  const { state, problemDisplayId } = filter;
  const where = {
    AND: [
      stateFilter[state],
      problemDisplayId === null ? {} : { problem: { displayId: problemDisplayId } },
      answeredQuestions(viewer, await closedProblems(asking)),
    ],
  };
  const orderBy: Prisma.LineQuestionOrderByWithRelationInput[] =
    order === null && state === 'WAITING' ? [{ waitsSince: 'asc' }, { id: 'asc' }] : [byId(order ?? 'NEWEST')];
  const [items, total] = await Promise.all([
    db.lineQuestion.findMany({ ...query, where, orderBy, ...sliceOf(page) }),
    db.lineQuestion.count({ where, take: maxCounted }),
  ]);
  return { ...page, items, total };
}

/** A question that the viewer reads. @throws LineQuestionNotFound */
export async function readQuestion(asking: Asking, id: number, query: object = {}): Promise<LineQuestion> {
  const { db, viewer } = asking;
  const where = { id, AND: readableQuestions(viewer, await closedProblems(asking)) };
  const question = await db.lineQuestion.findFirst({ ...query, where });
  if (question === null) throw new LineQuestionNotFound();
  return question;
}
