import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { ProblemNotFound } from '../../problem/bank/problem.error.ts';
import { oneProblem } from '../../problem/bank/problem.service.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { ProblemClosedForDiscussion } from '../core/discussion.error.ts';
import { EditorialNotFound } from '../core/editorial.error.ts';
import { textStep } from '../core/editorial.rule.ts';
import { EditorialLocked, EditorialStepClosed } from './editorial.error.ts';
import { loadEditorial } from './editorial.loader.ts';
import { loadTranslations } from './translation.loader.ts';

/**
 * Opens a hint or the text of an editorial, and records when the viewer did. One by one, until the viewer solved the
 * problem or gave it up. Staff read all without it.
 *
 * @param hint from 1; null: the text.
 * @throws EditorialNotFound, EditorialLocked, EditorialStepClosed
 */
export async function openStep(context: Context, problemId: number, hint: number | null): Promise<void> {
  const { db, viewer, now } = context;
  const editorial = await loadEditorial(context, problemId);
  if (editorial === null) throw new EditorialNotFound();
  if (!editorial.isOpenable) throw new EditorialLocked();
  const [text] = await loadTranslations(context, editorial.id);
  const hintCount = text?.hints.length ?? 0;
  if (hint !== null && (hint < 1 || hint > hintCount)) throw new EditorialStepClosed();
  if (editorial.isStaff) return;
  const before = Array.from({ length: hint === null ? hintCount : hint - 1 }, (_, index) => index + 1);
  if (!editorial.isFree && !before.every(editorial.isOpened)) throw new EditorialStepClosed();
  await db.hintRead.createMany({
    data: [{ userId: userIdOf(viewer), problemId, step: hint ?? textStep, openedAt: now }],
    skipDuplicates: true,
  });
}

/**
 * Gives a problem up: the viewer reads from now on what is for those who solved it. Idempotent, and for good.
 *
 * @throws ProblemNotFound, ProblemClosedForDiscussion
 */
export async function giveUpProblem(context: Context, problemId: number): Promise<void> {
  const { db, viewer, now } = context;
  const problem = await db.problem.findFirst({ where: oneProblem(context, { id: problemId }), select: { id: true } });
  if (problem === null) throw new ProblemNotFound();
  if ((await closedProblems(context)).includes(problemId)) throw new ProblemClosedForDiscussion();
  await db.giveUp.createMany({
    data: [{ userId: userIdOf(viewer), problemId, gaveUpAt: now }],
    skipDuplicates: true,
  });
}
