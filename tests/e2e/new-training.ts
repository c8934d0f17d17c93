import type { Db } from '@verdict/prisma/db.ts';
import type { Training } from '@verdict/prisma/generated/client/client.ts';
import { buildTraining, buildTrainingCategory, type TrainingWishes } from '../factories/training.ts';
import { openSiteDatabase, superAdmin } from './site-database.ts';

/** A visible public training of the super admin with the demo problems 1000, 1001 and 1002 as 1, 2 and 3. */
export async function newTraining(db: Db['db'], wishes: Partial<TrainingWishes> = {}): Promise<Training> {
  const { id: authorId } = await superAdmin(db);
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

/**
 * A training with three sections, each after the one before: a text and problem 1; problem 2; one of problem 3, which
 * is optional, and a problem of another site. A link comes before all of them.
 */
export async function newPlan(db: Db['db'], wishes: Partial<TrainingWishes> = {}) {
  const training = await newTraining(db, wishes);
  const { id: trainingId } = training;
  const section = (
    title: string,
    position: number,
    more: { readonly description?: string; readonly needed?: number },
  ) => db.trainingSection.create({ data: { trainingId, title, position, ...more } });
  const basics = await section('Basics', 0, { description: 'Read numbers, **add** them.' });
  const loops = await section('Loops', 1, {});
  const goal = await section('The goal', 2, { needed: 1 });
  await db.trainingSectionRequirement.createMany({
    data: [
      { sectionId: loops.id, requiredId: basics.id },
      { sectionId: goal.id, requiredId: loops.id },
    ],
  });
  await db.trainingMaterial.createMany({
    data: [
      { kind: 'LINK' as const, title: 'Tour of the language', url: 'https://example.org/tour', rank: 0 },
      {
        kind: 'MARKDOWN' as const,
        title: 'How to read input',
        content: 'Use `cin`:\n\n```cpp\nint a;\nstd::cin >> a;\n```',
        sectionId: basics.id,
        rank: 1,
      },
      {
        kind: 'PLACEHOLDER' as const,
        title: 'The same with large numbers',
        content: 'Needs **long** arithmetic.',
        url: 'https://example.org/problem/7',
        sectionId: goal.id,
        rank: 5,
        isOptional: true,
      },
    ].map((material) => ({ ...material, trainingId })),
  });
  const place = (displayId: string, data: { rank: number; sectionId: number; isOptional?: boolean; note?: string }) =>
    db.trainingProblem.update({ where: { trainingId_displayId: { trainingId, displayId } }, data });
  await place('1', { rank: 2, sectionId: basics.id, note: 'Mind the **sign**: both numbers may be negative.' });
  await place('2', { rank: 3, sectionId: loops.id });
  await place('3', { rank: 4, sectionId: goal.id, isOptional: true });
  return { ...training, sections: { basics, loops, goal } };
}

/** Address of a page of a new training with sections. */
export async function inPlan(page: string): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const { id } = await newPlan(db);
  await close();
  return `/training/${id}${page}`;
}

/** Takes the first two problems out of a copy, as if its original had got them since. @param url of the copy. */
export async function forgetCopied(url: string): Promise<void> {
  const id = Number(/\/training\/(\d+)/.exec(url)?.[1]);
  const { db, close } = await openSiteDatabase();
  await db.trainingProblem.deleteMany({ where: { trainingId: id, displayId: { in: ['1', '2'] } } });
  await db.training.update({ where: { id }, data: { originSeenAt: new Date(0) } });
  await close();
}
