import { randomUUID } from 'node:crypto';
import type { Db } from '@verdict/prisma/db.ts';
import type { Prisma, Submission } from '@verdict/prisma/generated/client/client.ts';
import { buildEdit, buildSolution } from '../factories/community-solution.ts';
import { buildSubmission } from '../factories/submission.ts';
import { openSiteDatabase, superAdmin } from './site-database.ts';

const code = '#include <iostream>\nint main() {\n  std::cout << 42;\n}\n';

/** A new problem of the site, which no contest has. */
export async function explainedProblem(db: Db['db']): Promise<{ readonly id: number; readonly displayId: string }> {
  const displayId = `S${randomUUID().slice(0, 8)}`;
  return db.problem.create({
    data: {
      displayId,
      title: 'The answer',
      statements: { create: { language: 'en', title: 'The answer', description: 'Print it.' } },
    },
    select: { id: true, displayId: true },
  });
}

/** Makes an account solve a problem. @returns its submission. */
export async function solvedBy(db: Db['db'], problemId: number, username: string): Promise<Submission> {
  const { id: userId } = await db.user.findUniqueOrThrow({
    where: { usernameKey: username.toLowerCase() },
    select: { id: true },
  });
  const firstAcceptedAt = new Date();
  await db.solvedProblem.create({ data: { userId, problemId, firstAcceptedAt, attempts: 1, attemptsToSolve: 1 } });
  return buildSubmission({ db }, { userId, problemId, code, status: 0, version: 1 });
}

type Wishes = Partial<Prisma.SolutionVersionUncheckedCreateInput>;

/** A solution of the demo student to a problem. @returns its id. */
export async function newSolution(db: Db['db'], problemId: number, wishes: Wishes = {}): Promise<number> {
  const submission = await solvedBy(db, problemId, 'student');
  const { id } = await buildSolution({ db }, { submission, ...wishes });
  return id;
}

/** Addresses of the pages about a new solution, which has a comment, and an edit that waits. */
export function solutionPath(of: (made: { readonly id: number; readonly displayId: string }) => string) {
  return async (): Promise<string> => {
    const { db, close } = await openSiteDatabase();
    const problem = await explainedProblem(db);
    const submission = await solvedBy(db, problem.id, 'student');
    const { id } = await buildSolution({ db }, { submission, help: 'the **editorial** of 1000' });
    await buildEdit(
      { db },
      { submission, solutionId: id, title: 'In one pass, proved', content: 'Keep the *largest*.' },
    );
    await close();
    return of({ id, displayId: problem.displayId });
  };
}

/** Address of the form of a new solution of the super admin, or of one that a reviewer returned. */
export async function ownSolutionPath(of: 'form' | 'edit' | 'list'): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const { id: problemId, displayId } = await explainedProblem(db);
  const { username } = await superAdmin(db);
  const submission = await solvedBy(db, problemId, username);
  const made =
    of === 'form' ? null : await buildSolution({ db }, { submission, state: 'RETURNED', note: 'Prove it, please.' });
  await close();
  return of === 'edit' ? `/solution/${made?.id}/edit` : `/problem/${displayId}/solutions${of === 'form' ? '/new' : ''}`;
}
