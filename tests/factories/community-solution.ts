import type { CommunitySolution, Prisma, Submission } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '@verdict/schema/core/context.ts';

type Source = Pick<Submission, 'id' | 'userId' | 'problemId' | 'languageKey' | 'code'>;
type Wishes = Partial<Prisma.SolutionVersionUncheckedCreateInput> & { readonly submission: Source };
type Db = Pick<Services, 'db'>;

/** A solution from a submission, whose only version is approved unless wished otherwise. */
export async function buildSolution({ db }: Db, { state = 'APPROVED', ...wishes }: Wishes): Promise<CommunitySolution> {
  const { userId: authorId, problemId } = wishes.submission;
  const createdAt = new Date();
  const { id } = await db.communitySolution.create({ data: { problemId, authorId, createdAt }, select: { id: true } });
  const versionId = await buildVersion({ db }, { ...wishes, state, solutionId: id });
  return db.communitySolution.update({
    where: { id },
    data: {
      newestVersionId: versionId,
      shownVersionId: state === 'APPROVED' ? versionId : null,
      waitsSince: state === 'WAITING' ? createdAt : null,
    },
  });
}

/** Another version of a solution, which waits for its review. */
export async function buildEdit({ db }: Db, wishes: Wishes & { readonly solutionId: number }): Promise<void> {
  const newestVersionId = await buildVersion({ db }, wishes);
  await db.communitySolution.update({
    where: { id: wishes.solutionId },
    data: { newestVersionId, waitsSince: new Date() },
  });
}

async function buildVersion(
  { db }: Db,
  { submission: { id: submissionId, languageKey, code }, ...wishes }: Wishes & { readonly solutionId: number },
): Promise<number> {
  const { id } = await db.solutionVersion.create({
    data: {
      submissionId,
      languageKey,
      code,
      title: 'In one pass',
      content: 'Keep the **largest**.',
      writtenAt: new Date(),
      ...wishes,
    },
    select: { id: true },
  });
  return id;
}
