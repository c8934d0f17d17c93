import type { Db } from '@verdict/prisma/db.ts';
import type { Training } from '@verdict/prisma/generated/client/client.ts';
import { buildTraining, buildTrainingCategory, type TrainingWishes } from '../factories/training.ts';
import { openSiteDatabase } from './site-database.ts';

/** A visible public training of the super admin with the demo problems 1000, 1001 and 1002 as 1, 2 and 3. */
export async function newTraining(db: Db['db'], wishes: Partial<TrainingWishes> = {}): Promise<Training> {
  const { id: authorId } = await db.user.findFirstOrThrow({ where: { role: 'ROOT' }, select: { id: true } });
  const problems = await db.problem.findMany({
    where: { displayId: { in: ['1000', '1001', '1002'] } },
    select: { id: true },
    orderBy: { displayId: 'asc' },
  });
  return buildTraining(
    { db },
    {
      authorId,
      categoryId: (await buildTrainingCategory({ db })).id,
      problems: problems.map(({ id }, index) => ({ id, displayId: String(index + 1) })),
      ...wishes,
    },
  );
}

/** Address of a page of a new training. */
export async function inTraining(page: string, wishes: Partial<TrainingWishes> = {}): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const { id } = await newTraining(db, wishes);
  await close();
  return `/training/${id}${page}`;
}

/** Address of the rank of a new training that shows the student of the demo. */
export async function trainingRank(): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const student = await db.user.findUniqueOrThrow({ where: { usernameKey: 'student' }, select: { id: true } });
  const { id } = await newTraining(db, { members: [student] });
  await db.trainingMember.updateMany({ where: { trainingId: id }, data: { isListed: true } });
  await close();
  return `/training/${id}/rank`;
}

/** Address of the public lists, of which there is one. */
export async function publicLists(): Promise<string> {
  await inTraining('', { kind: 'PERSONAL', sharing: 'PUBLIC', categoryId: null, title: 'Shortest paths' });
  return '/training/lists';
}
