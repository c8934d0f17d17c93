import type { BankState } from '@verdict/prisma/generated/client/client.ts';
import { deliverMessages } from '../../account/message/deliver.service.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { may } from '../../place/place.rule.ts';
import { auditProblem } from '../bank/problem-audit.ts';
import { ProblemEditForbidden, ProblemNotFound } from '../bank/problem.error.ts';
import { oneProblem } from '../bank/problem.service.ts';
import { countForSolvers } from '../bank/solver-figures.service.ts';
import { adminProblem, type AdminProblem } from '../editing/admin-problem.service.ts';
import { BankApplicationChanged, ProblemNotOfGroup, ProblemNotPublic } from './bank-application.error.ts';
import { decidableProblems } from './bank-application.rule.ts';

/** Longest reason of a decision, in characters. */
export const maxReasonLength = 500;

const transaction = { timeout: 60_000, maxWait: 10_000 } as const;

/**
 * Applies for the public bank with a problem of a group.
 *
 * @throws ProblemNotFound, ProblemEditForbidden, ProblemNotOfGroup, ProblemNotPublic, BankApplicationChanged
 */
export async function applyForBank(context: Context, problemId: number): Promise<AdminProblem> {
  const { db, viewer, now } = context;
  await refuseOffering(context, problemId);
  await db.$transaction(async (tx) => {
    const { visibility } = await lockProblem(tx, problemId);
    if (visibility !== 'PUBLIC') throw new ProblemNotPublic();
    await moveState(tx, problemId, ['NONE', 'REFUSED'], 'APPLIED');
    const application = { applicantId: userIdOf(viewer), appliedAt: now, reason: '' };
    await tx.bankApplication.upsert({
      where: { problemId },
      create: { problemId, ...application },
      update: application,
    });
    await auditProblem(context, tx, problemId, { action: 'problem.applyForBank' });
  });
  return adminProblem(context, problemId);
}

/**
 * Withdraws an application that waits.
 *
 * @throws ProblemNotFound, ProblemEditForbidden, ProblemNotOfGroup, BankApplicationChanged
 */
export async function withdrawBankApplication(context: Context, problemId: number): Promise<AdminProblem> {
  await refuseOffering(context, problemId);
  await context.db.$transaction(async (tx) => {
    await moveState(tx, problemId, ['APPLIED'], 'NONE');
    await tx.bankApplication.deleteMany({ where: { problemId } });
    await auditProblem(context, tx, problemId, { action: 'problem.withdrawFromBank' });
  });
  return adminProblem(context, problemId);
}

/** A decision on an application. */
export interface BankDecision {
  readonly problemId: number;
  readonly state: Exclude<BankState, 'NONE'>;
  /** For the applicant; empty: none. */
  readonly reason: string;
}

/**
 * Accepts an application, refuses it, or takes an earlier decision back. The applicant is notified.
 *
 * @throws ProblemNotFound, ProblemNotPublic, BankApplicationChanged
 */
export async function decideBankApplication(
  context: Context,
  { problemId, state, reason }: BankDecision,
): Promise<AdminProblem> {
  const { db, viewer, now } = context;
  const where = { AND: [{ id: problemId }, decidableProblems(viewer)] };
  if ((await db.problem.count({ where })) === 0) throw new ProblemNotFound();
  await db.$transaction(async (tx) => {
    await lockSolvers(tx, problemId);
    const { visibility, bankState: before, groupId, displayId } = await lockProblem(tx, problemId);
    if (before === state) return;
    if (before === 'NONE') throw new BankApplicationChanged();
    if (state === 'ACCEPTED' && visibility !== 'PUBLIC') throw new ProblemNotPublic();
    await moveState(tx, problemId, [before], state);
    if (state === 'ACCEPTED') await countForSolvers(tx, problemId, 1);
    if (before === 'ACCEPTED') await countForSolvers(tx, problemId, -1);
    const { applicantId } = await tx.bankApplication.upsert({
      where: { problemId },
      create: { problemId, appliedAt: now, reason },
      update: { reason },
      select: { applicantId: true },
    });
    await audit(tx, {
      actorId: userIdOf(viewer),
      action: 'problem.decideBankApplication',
      target: { kind: 'PROBLEM', id: problemId },
      groupId,
      before: { bankState: before },
      after: { bankState: state },
      reason,
      at: now,
    });
    if (applicantId === null) return;
    const fact = { kind: 'bankApplication', state, problemDisplayId: displayId, reason } as const;
    await deliverMessages(tx, context.pubsub, [{ recipientId: applicantId, kind: 'MINE', fact }]);
  }, transaction);
  return adminProblem(context, problemId);
}

/** @throws ProblemNotFound, ProblemEditForbidden, ProblemNotOfGroup */
async function refuseOffering(context: Context, id: number): Promise<void> {
  const problem = await context.db.problem.findFirst({
    where: oneProblem(context, { id }),
    select: { groupId: true, authorId: true },
  });
  if (problem === null) throw new ProblemNotFound();
  if (!may(context.viewer, 'problem.offer', problem)) throw new ProblemEditForbidden();
  if (problem.groupId === null) throw new ProblemNotOfGroup();
}

/** In the order that verdicts lock them: figures of solvers before the problem. */
async function lockSolvers(tx: Transaction, problemId: number): Promise<void> {
  await tx.$queryRaw`
    SELECT FROM solved_problem WHERE problem_id = ${problemId} ORDER BY user_id, problem_id FOR UPDATE`;
}

async function lockProblem(tx: Transaction, id: number) {
  await tx.$queryRaw`SELECT FROM problem WHERE id = ${id} FOR NO KEY UPDATE`;
  const problem = await tx.problem.findUnique({
    where: { id },
    select: { visibility: true, bankState: true, groupId: true, displayId: true },
  });
  if (problem === null) throw new ProblemNotFound();
  return problem;
}

/** @throws BankApplicationChanged */
async function moveState(tx: Transaction, id: number, from: readonly BankState[], to: BankState): Promise<void> {
  const { count } = await tx.problem.updateMany({
    where: { id, groupId: { not: null }, bankState: { in: [...from] } },
    data: { bankState: to },
  });
  if (count === 0) throw new BankApplicationChanged();
}
