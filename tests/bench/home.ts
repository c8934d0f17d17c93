import { z } from 'zod';
import { buildUser, tokenFor } from '../factories/user.ts';
import { openBenchSite } from './bench-site.ts';
import type { Figure } from './figure.ts';
import { loadWith, type Load } from './http-load.ts';
import { ManyRows } from './many-rows.ts';
import { percentile } from './percentile.ts';

/** A site of a class, and one of a university; both with a year behind them. */
const sizes = {
  few: { users: 500, problems: 50, submissions: 10_000 },
  many: { users: 100_000, problems: 5_000, submissions: 1_000_000 },
} as const;
/** What the page may grow by with the rows behind it. */
const growth = { kind: 'ratio', most: 1.5 } as const;

/** What the home page asks (client/src/features/site/home/home-page.graphql). */
const homePage = `{
  carousel { id url alt link }
  announcements(page: { page: 1, size: 5 }) { total items { id title createdAt author { id username } } }
  checkIn { day streak }
  recentContests { id title type startsAt endsAt }
  outsideContests { id title site url startsAt }
  updatedProblems { id displayId title(language: "en-US") difficulty updatedAt viewerStatus }
  weekRank { userId username nickname avatarUrl solved }
  weekSubmissions { day total accepted }
}`;
/** Kept for a while, so what the page costs that finds nothing kept is measured by the two figures of the week. */
const weekFigures = '{ weekRank { userId solved } weekSubmissions(isFresh: true) { day total accepted } }';

/** The home page, with few rows behind it and with many. */
export async function measureHome(): Promise<readonly Figure[]> {
  await using site = await openBenchSite({ isJudging: false });
  const body = { query: homePage };
  const admin = site.caller(await tokenFor(site.services, await buildUser(site.services, { role: 'ADMIN' })));

  async function measure(
    size: (typeof sizes)[keyof typeof sizes],
    rows: ManyRows,
  ): Promise<{ readonly page: Load; readonly countedMs: number }> {
    await rows.users(size.users);
    await rows.problems(size.problems);
    await rows.submissions(size.submissions, { days: 365, isSkewed: true });
    await rows.counted();
    const page = await loadWith({ url: `${site.url}/graphql`, body }, { connections: 4, seconds: 6 });
    return { page, countedMs: await medianMs(() => admin.call(z.unknown(), weekFigures)) };
  }

  await using rows = await ManyRows.open(site.databaseUrl, sizes.few.users);
  const few = await measure(sizes.few, rows);
  const many = await measure(sizes.many, rows);
  const at =
    `at ${sizes.many.users.toLocaleString('en-US')} users ` +
    `and ${sizes.many.submissions.toLocaleString('en-US')} submissions ` +
    `(baseline: ${sizes.few.users} and ${sizes.few.submissions.toLocaleString('en-US')})`;
  return [
    { what: `home page, requests ${at}`, value: many.page.perSecond, unit: '/s', baseline: few.page.perSecond },
    { what: '  p50', value: many.page.p50Ms, unit: 'ms', baseline: few.page.p50Ms },
    { what: '  p95', value: many.page.p95Ms, unit: 'ms', baseline: few.page.p95Ms, budget: growth },
    { what: '  figures of the week, counted anew', value: many.countedMs, unit: 'ms', baseline: few.countedMs },
  ];
}

/** Median of some calls one after the other, in milliseconds. */
async function medianMs(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 25; round += 1) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return percentile(times, 0.5);
}
