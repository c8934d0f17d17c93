import type { Context } from '../../core/context.ts';
import { dayOf } from '../../core/settings/site-day.ts';
import { siteConfig } from '../../core/settings/site.service.ts';

/** Contests count as near from so many days before their start. */
const nearDays = 14;
const dayMs = 86_400_000;

/** Figures of the site. */
export interface Dashboard {
  /** Accounts. */
  readonly userCount: number;
  /** Contests that run now or begin soon. */
  readonly recentContestCount: number;
  /** Submissions of users with a verdict since midnight of the site; none of the jury. */
  readonly todayJudgedCount: number;
}

/** The figures at a moment. */
export async function readDashboard({ db, cache, now }: Pick<Context, 'db' | 'cache' | 'now'>): Promise<Dashboard> {
  const { timeZone } = await siteConfig({ db, cache });
  const [userCount, recentContestCount, judged] = await Promise.all([
    db.user.count(),
    db.contest.count({
      where: {
        isVisible: true,
        groupId: null,
        endsAt: { gt: now },
        startsAt: { lte: new Date(now.getTime() + nearDays * dayMs) },
      },
    }),
    db.$queryRaw<{ count: number }[]>`
      SELECT count(DISTINCT v.submission_id)::int AS count
      FROM verdict_change v JOIN submission s ON s.id = v.submission_id
      WHERE s.origin <> 'JURY' AND v.created_at >= ${dayOf(now, timeZone)}::date::timestamp AT TIME ZONE ${timeZone}`,
  ]);
  return { userCount, recentContestCount, todayJudgedCount: judged[0]?.count ?? 0 };
}
