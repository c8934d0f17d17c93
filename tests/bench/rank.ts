import { tokenFor } from '../factories/user.ts';
import { openBenchSite, type BenchSite } from './bench-site.ts';
import type { Figure } from './figure.ts';
import { loadWith, type Load, type Question } from './http-load.ts';
import { ManyRows } from './many-rows.ts';

const few = { users: 1_000, submissions: 10_000 };
const many = { users: 100_000, submissions: 1_000_000 };
const problems = 2_000;
const year = { days: 365, isSkewed: true } as const;
/** Submits so many of all submissions that with many there are 50,000. */
const eager = { user: 7, everyNth: 20 };
/** What a list may grow by with the rows behind it. */
const growth = { kind: 'ratio', most: 1.5 } as const;

const row = `place user {
  id username nickname avatarUrl titleName titleColor signature statistics { solved submissions oiRankScore }
}`;
const rankPage = `query ($kind: RankKind!, $search: String, $page: PageInput) {
  rank(kind: $kind, search: $search, page: $page) { total items { ${row} } }
}`;
const ownRow = `query ($kind: RankKind!) { ownRank(kind: $kind) { ${row} } }`;
const profile = `query ($username: String) {
  profile(username: $username) {
    lastSeenOn
    acm: place(kind: ACM)
    oi: place(kind: OI)
    solvedProblems { displayId difficulty }
    user { id username signature statistics { solved submissions oiRankScore } }
  }
}`;
const heatMap = `query ($username: String) {
  profile(username: $username) { heatMap(timeZone: "Asia/Shanghai") { endDate days { date count } } }
}`;

/** Ranks and profiles with few people behind them and with many. */
export async function measureRank(): Promise<readonly Figure[]> {
  await using site = await openBenchSite({ isJudging: false });
  await using rows = await ManyRows.open(site.databaseUrl, few.users);
  await rows.problems(problems);
  const withFew = await measureWith(site, rows, few);
  await rows.users(many.users);
  const withMany = await measureWith(site, rows, many);
  const size = `${many.users.toLocaleString('en-US')} users (baseline: ${few.users.toLocaleString('en-US')})`;
  return [...withMany].flatMap(([what, load]): Figure[] => {
    const base = withFew.get(what);
    if (base === undefined) throw new Error(`${what} was not measured`);
    return [
      { what: `${what}, requests at ${size}`, value: load.perSecond, unit: '/s', baseline: base.perSecond },
      {
        what: `  p95`,
        value: load.p95Ms,
        unit: 'ms',
        baseline: base.p95Ms,
        ...(isBounded(what) ? { budget: growth } : {}),
      },
    ];
  });
}

/** A page deep down and a place far down are a walk along the index: they may grow, if only by that. */
function isBounded(what: string): boolean {
  return what.includes('first page');
}

async function measureWith(
  site: BenchSite,
  rows: ManyRows,
  { users, submissions }: { readonly users: number; readonly submissions: number },
): Promise<ReadonlyMap<string, Load>> {
  await rows.submissions(submissions, year);
  await rows.handOver(eager.user, eager.everyNth);
  await rows.counted();
  const graphql = (query: string, variables: Readonly<Record<string, unknown>>): Question => ({
    url: `${site.url}/graphql`,
    body: { query, variables },
  });
  const questions: Readonly<Record<string, Question>> = {
    'ACM rank, first page': graphql(rankPage, { kind: 'ACM' }),
    'OI rank, first page': graphql(rankPage, { kind: 'OI' }),
    'ACM rank, first page by REST': { url: `${site.url}/api/get-rank-list?type=0&currentPage=1&limit=30` },
    'ACM rank, a page in the middle': graphql(rankPage, { kind: 'ACM', page: { page: Math.round(users / 30 / 2) } }),
    'ACM rank, the last but one page': graphql(rankPage, {
      kind: 'ACM',
      page: { page: Math.round((users / 30) * 0.95) },
    }),
    'ACM rank, search that finds few': graphql(rankPage, { kind: 'ACM', search: 'user77' }),
    'ACM rank, search that finds all': graphql(rankPage, { kind: 'ACM', search: 'e' }),
    'ACM rank, own row in the middle': {
      ...graphql(ownRow, { kind: 'ACM' }),
      token: await tokenOf(site, Math.round(users / 2)),
    },
    profile: graphql(profile, { username: `user${Math.round(users / 3)}` }),
    'profile of who submits a twentieth of all': graphql(profile, { username: `user${eager.user}` }),
    'heat map': graphql(heatMap, { username: `user${Math.round(users / 3)}` }),
    'heat map of who submits a twentieth of all': graphql(heatMap, { username: `user${eager.user}` }),
  };
  const loads = new Map<string, Load>();
  for (const [what, question] of Object.entries(questions))
    loads.set(what, await loadWith(question, { connections: 4, seconds: 3 }));
  return loads;
}

async function tokenOf({ services }: BenchSite, number: number): Promise<string> {
  return tokenFor(services, await services.db.user.findUniqueOrThrow({ where: { usernameKey: `user${number}` } }));
}
