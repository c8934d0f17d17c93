import { Prisma, type ProblemVisibility } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { administeredContests } from '../../place/contest/contest.rule.ts';
import { placedSelect } from '../../place/place.rule.ts';
import { mayChangeVisibility, mayDeleteProblem } from '../bank/authoring.rule.ts';
import { deleteSubmissions } from '../bank/delete-submissions.service.ts';
import { auditProblem } from '../bank/problem-audit.ts';
import { ProblemNotFound, ProblemEditForbidden } from '../bank/problem.error.ts';
import { oneProblem } from '../bank/problem.service.ts';
import { refuseEditing } from '../bank/refuse-editing.service.ts';
import { adminProblem, type AdminProblem } from './admin-problem.service.ts';
import { ProblemInContest, PublishingForbidden } from './authoring.error.ts';
import { writeProblemChange } from './change-problem.service.ts';
import { problemForm } from './problem-form.service.ts';

/** A wish to hide or show a problem. */
export interface VisibilityChange {
  readonly id: number;
  readonly visibility: ProblemVisibility;
  /** Whoever publishes the problem knows that its report is not green. */
  readonly isReportAccepted: boolean;
}

/**
 * Hides or shows a problem.
 *
 * @throws ProblemNotFound, ProblemEditForbidden, PublishingForbidden, JuryReportNotGreen,
 * StatementMissing
 */
export async function changeVisibility(
  context: Context,
  { id, visibility, isReportAccepted }: VisibilityChange,
): Promise<AdminProblem> {
  await refuseEditing(context, id);
  const stored = await problemForm(context, id);
  if (stored === null) throw new ProblemNotFound();
  if (!mayChangeVisibility(context.viewer, stored, visibility)) throw new PublishingForbidden();
  if (stored.visibility !== visibility) {
    await context.db.$transaction(async (tx) => {
      const isWritten = await writeProblemChange(context, tx, {
        id,
        version: null,
        former: { visibility: stored.visibility },
        next: { visibility },
        isReportAccepted,
      });
      if (!isWritten) throw new ProblemNotFound();
    });
  }
  return adminProblem(context, id);
}

/** Contests that are named when their problem cannot be deleted. */
const mostNamed = 5;

/**
 * Removes a problem with its submissions and all that hangs on it; not while a contest has it.
 *
 * @throws ProblemNotFound,
 * ProblemEditForbidden, ProblemInContest
 */
export async function deleteProblem(context: Pick<Context, 'db' | 'viewer' | 'now'>, id: number): Promise<void> {
  const { db, viewer } = context;
  const problem = await db.problem.findFirst({
    where: oneProblem(context, { id }),
    select: { ...placedSelect, inBank: true, displayId: true, title: true },
  });
  if (problem === null) throw new ProblemNotFound();
  if (!mayDeleteProblem(viewer, problem)) throw new ProblemEditForbidden();
  await refuseInContest(context, id);
  try {
    await db.$transaction(
      async (tx) => {
        const submissions = await tx.submission.findMany({ where: { problemId: id }, select: { id: true } });
        await deleteSubmissions(
          tx,
          submissions.map((submission) => submission.id),
        );
        await auditProblem(context, tx, id, {
          action: 'problem.delete',
          before: { displayId: problem.displayId, title: problem.title },
          after: { submissions: submissions.length },
        });
        await tx.problem.deleteMany({ where: { id } });
      },
      { timeout: 60_000, maxWait: 10_000 },
    );
  } catch (error) {
    // A contest took it at the same moment.
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2003')
      await refuseInContest(context, id);
    throw error;
  }
}

/** Names the contests that the viewer administers. @throws ProblemInContest */
async function refuseInContest({ db, viewer }: Pick<Context, 'db' | 'viewer'>, problemId: number): Promise<void> {
  const contestCount = await db.contestProblem.count({ where: { problemId } });
  if (contestCount === 0) return;
  const named = await db.contestProblem.findMany({
    where: { problemId, contest: administeredContests(viewer) },
    orderBy: { contestId: 'desc' },
    take: mostNamed,
    select: { contest: { select: { title: true } } },
  });
  throw new ProblemInContest({ contestCount, titles: named.map(({ contest }) => contest.title) });
}
