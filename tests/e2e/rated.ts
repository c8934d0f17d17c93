import { randomBytes } from 'node:crypto';
import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { createPasswordHasher } from '@verdict/server/adapters/password-hasher.ts';
import { buildContest } from '../factories/contest.ts';
import { buildUser } from '../factories/user.ts';
import { contestOnSite, solvedOnSite, type ContestOnSite } from './contest-on-site.ts';
import { openSiteDatabase } from './site-database.ts';

const passwords = createPasswordHasher();
const dayMs = 86_400_000;

/** A contest of the super admin that ended; those named solved its problem, one after the other. */
export async function endedContest(db: PrismaClient, usernames: readonly string[]): Promise<ContestOnSite> {
  const contest = await contestOnSite(db, 'root');
  for (const [index, username] of usernames.entries())
    await solvedOnSite(db, contest, { username, second: 600 * (index + 1) });
  await db.contest.update({ where: { id: contest.id }, data: { endsAt: new Date(Date.now() - 60_000) } });
  return contest;
}

/** Address of the rating of a contest that ended, in which two took part. */
export async function ratingPath(): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const people = [await buildUser({ db, passwords }), await buildUser({ db, passwords })];
  const { id } = await endedContest(
    db,
    people.map(({ username }) => username),
  );
  await close();
  return `/admin/contest/${id}/rating`;
}

/** Address of somebody who took part in a rated contest every month. */
export async function ratedUserPath(): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const { id: userId, username } = await buildUser({ db, passwords });
  const { id: authorId } = await db.user.findUniqueOrThrow({ where: { usernameKey: 'root' }, select: { id: true } });
  const ratings = [1571, 1624, 1588, 1588, 1702, 1683];
  for (const [index, after] of ratings.entries()) {
    const endsAt = new Date(Date.now() - (ratings.length - index) * 30 * dayMs);
    const contest = await buildContest(
      { db },
      {
        authorId,
        title: `Monthly ${index + 1} ${randomBytes(3).toString('hex')}`,
        startsAt: new Date(endsAt.getTime() - dayMs / 8),
        endsAt,
      },
    );
    const change = { userId, rank: index + 2, performance: after + 90, before: ratings[index - 1] ?? null, after };
    await db.ratedContest.create({
      data: {
        contestId: contest.id,
        appliedAt: endsAt,
        appliedById: authorId,
        computedAt: endsAt,
        changes: { create: change },
      },
    });
  }
  await close();
  return `/user-home?username=${username}`;
}
