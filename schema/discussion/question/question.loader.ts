import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { atThisMoment } from '../../core/this-moment.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { answeredQuestions } from '../core/question.rule.ts';

/** What of a question is computed for the viewer. */
interface QuestionView {
  /** Questions that wait longer in its queue; null: it does not wait. */
  readonly before: number | null;
  readonly isAnswerer: boolean;
}

const loaders = new WeakMap<Context, DataLoader<number, QuestionView>>();

/** Two queries for all questions of one step of a request. */
export function loadQuestionView(context: Context, id: number): Promise<QuestionView> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, QuestionView>((ids) => viewsOf(context, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(id);
}

/** The queue of a question is that of its group, or of its problem on the site. */
async function viewsOf(context: Context, ids: readonly number[]): Promise<QuestionView[]> {
  const { db, viewer } = context;
  const rows = await db.$queryRaw<{ id: number; before: number }[]>`
    SELECT q.id, (
      SELECT count(*)::int FROM line_question o
      WHERE (o.waits_since, o.id) < (q.waits_since, q.id)
        AND CASE WHEN q.group_id IS NULL THEN o.group_id IS NULL AND o.problem_id = q.problem_id
          ELSE o.group_id = q.group_id END
    ) AS before
    FROM line_question q
    WHERE q.id = ANY(${[...ids]}::int[]) AND q.waits_since IS NOT NULL`;
  const before = new Map(rows.map((row) => [row.id, row.before]));
  const answered = await db.lineQuestion.findMany({
    where: { id: { in: [...ids] }, AND: answeredQuestions(viewer, await closedProblems(atThisMoment(context))) },
    select: { id: true },
  });
  const answeredIds = new Set(answered.map(({ id }) => id));
  return ids.map((id) => ({ before: before.get(id) ?? null, isAnswerer: answeredIds.has(id) }));
}
