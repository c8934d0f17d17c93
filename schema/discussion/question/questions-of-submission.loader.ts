import type { LineQuestion } from '@verdict/prisma/generated/client/client.ts';
import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { atThisMoment } from '../../core/this-moment.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { readableQuestions } from '../core/question.rule.ts';

/** Most questions that are shown beside the code of a submission. */
const maxShown = 100;

const loaders = new WeakMap<Context, DataLoader<number, readonly LineQuestion[]>>();

/** Questions about lines of a submission that the viewer reads, by lines. One query for all that is asked together. */
export function loadQuestionsOf(context: Context, submissionId: number): Promise<readonly LineQuestion[]> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, readonly LineQuestion[]>(
      async (ids) => {
        const { db, viewer } = context;
        const rows = await db.lineQuestion.findMany({
          where: {
            submissionId: { in: [...ids] },
            AND: readableQuestions(viewer, await closedProblems(atThisMoment(context))),
          },
          orderBy: [{ firstLine: 'asc' }, { id: 'asc' }],
          take: maxShown * ids.length,
        });
        const bySubmission = Map.groupBy(rows, (row) => row.submissionId);
        return ids.map((id) => (bySubmission.get(id) ?? []).slice(0, maxShown));
      },
      { cache: false },
    );
    loaders.set(context, loader);
  }
  return loader.load(submissionId);
}
