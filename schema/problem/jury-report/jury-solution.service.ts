import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { recordFiles } from '../../core/files/record-files.service.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { mainFileName } from '../../queue/task/program-source.ts';
import { auditProblem } from '../bank/problem-audit.ts';
import { refuseEditing } from '../bank/refuse-editing.service.ts';
import { JurySolutionNameTaken, JurySolutionNotFound } from './jury.error.ts';
import { requestJuryReport } from './request.service.ts';

/** A jury solution as its author writes it: one file. */
export interface JurySolutionDraft {
  /** Path, such as accepted/main.cpp. */
  readonly name: string;
  readonly languageKey: string;
  readonly code: string;
  /** Statuses of which it must get one. */
  readonly expected: readonly number[];
  readonly minScore: number | null;
  readonly maxScore: number | null;
}

/**
 * Adds a jury solution, or puts another version in its place, and has the jury judged anew.
 *
 * @param id null: a new one.
 * @throws ProblemNotFound, ProblemEditForbidden, JurySolutionNotFound, JurySolutionNameTaken
 */
export async function saveJurySolution(
  context: Context,
  {
    problemId,
    id,
    draft,
  }: { readonly problemId: number; readonly id: number | null; readonly draft: JurySolutionDraft },
): Promise<number> {
  const { db, files, pubsub, viewer } = context;
  await refuseEditing(context, problemId);
  const { name, languageKey, code, expected, minScore, maxScore } = draft;
  const stored = await files.put(Buffer.from(code));
  const fileName = mainFileName(languageKey);
  const row = { name, languageKey, entryPoint: null, expected: [...expected], minScore, maxScore };
  try {
    return await db.$transaction(async (tx) => {
      const saved =
        id === null
          ? await tx.jurySubmission.create({ data: { problemId, ...row }, select: { id: true } })
          : await replaceSolution(tx, { problemId, id, row });
      await recordFiles(tx, [stored]);
      await tx.problemFile.deleteMany({ where: { problemId, kind: 'JURY_SOURCE', name: { startsWith: `${name}/` } } });
      await tx.problemFile.create({
        data: { problemId, kind: 'JURY_SOURCE', name: `${name}/${fileName}`, sha256: stored.sha256 },
        select: { id: true },
      });
      await requestJuryReport(tx, pubsub, { problemId, requestedById: userIdOrNull(viewer) });
      await auditProblem(context, tx, problemId, {
        action: 'problem.saveJurySolution',
        after: { name, language: languageKey, isNew: id === null },
      });
      return saved.id;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new JurySolutionNameTaken(name);
    throw error;
  }
}

/** Takes a jury solution away. @throws ProblemNotFound, ProblemEditForbidden, JurySolutionNotFound */
export async function deleteJurySolution(context: Context, id: number): Promise<number> {
  const { db, pubsub, viewer } = context;
  const solution = await db.jurySubmission.findUnique({ where: { id }, select: { problemId: true } });
  if (solution === null) throw new JurySolutionNotFound();
  const { problemId } = solution;
  await refuseEditing(context, problemId);
  await db.$transaction(async (tx) => {
    const name = await removeSolution(tx, problemId, id);
    await tx.jurySubmission.deleteMany({ where: { id } });
    await auditProblem(context, tx, problemId, { action: 'problem.deleteJurySolution', before: { name } });
    await requestJuryReport(tx, pubsub, { problemId, requestedById: userIdOrNull(viewer) });
  });
  return problemId;
}

async function replaceSolution(
  tx: Transaction,
  {
    problemId,
    id,
    row,
  }: { readonly problemId: number; readonly id: number; readonly row: Prisma.JurySubmissionUpdateInput },
): Promise<{ id: number }> {
  await removeSolution(tx, problemId, id);
  return tx.jurySubmission.update({ where: { id }, data: row, select: { id: true } });
}

/** Removes the sources of a solution. @returns its name. */
async function removeSolution(tx: Transaction, problemId: number, id: number): Promise<string> {
  const old = await tx.jurySubmission.findFirst({ where: { id, problemId }, select: { name: true } });
  if (old === null) throw new JurySolutionNotFound();
  await tx.problemFile.deleteMany({ where: { problemId, kind: 'JURY_SOURCE', name: { startsWith: `${old.name}/` } } });
  return old.name;
}
