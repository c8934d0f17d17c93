import { randomUUID } from 'node:crypto';
import type { Db } from '@verdict/prisma/db.ts';
import type { Contest, Prisma } from '@verdict/prisma/generated/client/client.ts';
import { buildContest } from '../factories/contest.ts';
import { superAdmin } from './site-database.ts';

/** A contest of the super admin with the demo problem "aplusb" as A and another as B. */
export async function newContest(
  db: Db['db'],
  wishes: Partial<Prisma.ContestUncheckedCreateInput> = {},
): Promise<Contest> {
  const { id: authorId } = await superAdmin(db);
  const problems = await db.problem.findMany({
    where: { displayId: { in: ['1000', '1001'] } },
    select: { id: true },
    orderBy: { displayId: 'asc' },
  });
  const [first, second] = problems;
  if (first === undefined || second === undefined) throw new Error('The demo is not loaded.');
  return buildContest(
    { db },
    {
      title: `Cup ${randomUUID().slice(0, 8)}`,
      description: 'Bring **nothing** but your head.',
      authorId,
      problems: {
        create: [
          { problemId: first.id, displayId: 'A', displayTitle: 'First one', color: '#ef4444', position: 0 },
          { problemId: second.id, displayId: 'B', displayTitle: 'Second one', color: '#facc15', position: 1 },
        ],
      },
      ...wishes,
    },
  );
}

/** Gives a contest other times, or opens and closes its board, as its jury does: all who look at it are told. */
export async function changeContest(
  db: Db['db'],
  id: number,
  data: Pick<Prisma.ContestUncheckedUpdateInput, 'sealsAt' | 'endsAt' | 'isBoardOpen'>,
): Promise<void> {
  const told = JSON.stringify({ topic: 'contest', message: { contestId: id } });
  await db.$transaction([
    db.contest.update({ where: { id }, data }),
    db.$executeRaw`SELECT pg_notify('verdict', ${told})`,
  ]);
}
