import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';

const dayMs = 86_400_000;
/** A contest is recent for so many days from its start. */
const recentDays = 14;

/** Figures of the site. */
export interface Dashboard {
  /** Accounts. */
  readonly userCount: number;
  /** Contests that run now or began lately. */
  readonly recentContestCount: number;
  /** Verdicts since midnight UTC. */
  readonly todayJudgedCount: number;
}

/** The figures at a moment. */
export async function readDashboard(db: PrismaClient, now: Date): Promise<Dashboard> {
  const midnight = new Date(Math.floor(now.getTime() / dayMs) * dayMs);
  const recent = new Date(now.getTime() - recentDays * dayMs);
  const [userCount, recentContestCount, todayJudgedCount] = await Promise.all([
    db.user.count(),
    db.contest.count({
      where: { startsAt: { lte: now }, OR: [{ startsAt: { gte: recent } }, { endsAt: { gte: now } }] },
    }),
    db.verdictChange.count({ where: { createdAt: { gte: midnight } } }),
  ]);
  return { userCount, recentContestCount, todayJudgedCount };
}
