import { openBenchSite } from './bench-site.ts';
import type { BenchSite } from './bench-site.ts';
import type { Figure } from './figure.ts';
import { loadInTurns } from './http-load.ts';
import type { Load, Question } from './http-load.ts';
import { ManyRows } from './many-rows.ts';

const sizes = { few: { problems: 10_000, submissions: 10_000 }, many: { problems: 50_000, submissions: 1_000_000 } } as const;
/** What a list may grow by with the rows behind it. */
const growth = { kind: 'ratio', most: 1.5 } as const;
/** How long one reader may wait for a search, in milliseconds. */
const wait = { kind: 'figure', most: 20 } as const;

/** What the searches find at least, so that the pages compared are of one size. */
const problemPage = 12;
const problemList = `query ($filter: ProblemFilter, $sort: ProblemSort, $page: Int) { problems(filter: $filter, sort: $sort, page: { page: $page, size: ${problemPage} }) { total items {
  id displayId title difficulty type tags { id name color } statistics { total ac wa tle mle re ce pe se pac } } } }`;
const submissionList = `query ($filter: SubmissionFilter) { submissions(filter: $filter) { total items {
  id status score timeMs memoryKb lengthBytes submittedAt languageName user { id username } problem { id displayId title } } } }`;

interface Asked {
  readonly path: string;
  readonly body?: unknown;
}

const ofProblems = (variables: object = {}): Asked => ({ path: '/graphql', body: { query: problemList, variables } });
const ofKeyword = (keyword: string): Asked => ofProblems({ filter: { keyword } });
const ofSubmissions = (filter: object = {}): Asked => ({ path: '/graphql', body: { query: submissionList, variables: { filter } } });

const lists: Readonly<Record<string, Asked>> = {
  'problem list': ofProblems(),
  'problem list, REST': { path: `/api/get-problem-list?currentPage=1&limit=${problemPage}` },
  'problem list, far back': ofProblems({ page: 800 }),
  'problem list of a difficulty and a tag': ofProblems({ filter: { difficulty: 'HARD', tagIds: [3] } }),
  'problem list of a type there is none of': ofProblems({ filter: { type: 'OI' } }),
  'problem list, most solved first': ofProblems({ sort: 'MOST_SOLVED' }),
  'problem list, most solved of a tag first': ofProblems({ filter: { tagIds: [3] }, sort: 'MOST_SOLVED' }),
  'problem list, highest rate first': ofProblems({ sort: 'ACCEPT_RATE' }),
  'problem list, hardest first': ofProblems({ sort: 'HARDEST' }),
  'tags and how many problems they have': { path: '/graphql', body: { query: '{ problemBanks tagGroups(origin: "ME") { classification { id name } tags { id name problemCount } } }' } },
  'submission list': ofSubmissions(),
  'submission list of a problem': ofSubmissions({ problemDisplayId: 'P7', isProblemIdExact: true }),
  'submission list of a user': ofSubmissions({ username: 'user77' }),
  'submission list of a status': ofSubmissions({ status: 1 }),
  'submission list of a language': ofSubmissions({ languageKey: 'cpp' }),
};

const searches: Readonly<Record<string, Asked>> = {
  'search of English words': ofKeyword('shortest path'),
  'search of words written in one': ofKeyword('shortestpath'),
  'search of a Chinese word': ofKeyword('最短路径'),
  'search of the begin of a display id': ofKeyword('P99'),
  'search of a part of a word': ofKeyword('hortes'),
  'search with a typing error': ofKeyword('shrotest path'),
  'search of a word that all have': ofKeyword('and'),
};

/** The lists everybody opens and the searches in them, on a site with few rows and one with many, asked in turns. */
export async function measureList(): Promise<readonly Figure[]> {
  await using few = await openBenchSite({ isJudging: false });
  await using many = await openBenchSite({ isJudging: false });
  await fill(few, sizes.few);
  await fill(many, sizes.many);
  const figures: Figure[] = [];
  for (const [what, asked] of Object.entries({ ...lists, ...searches })) figures.push(...growthFigures(what, await askBoth({ few, many, asked, connections: 4 })));
  for (const [what, asked] of Object.entries(searches)) {
    const [before, now] = await askBoth({ few, many, asked, connections: 1 });
    figures.push({ what: `${what}, one reader alone: p50`, value: now.p50Ms, unit: 'ms', baseline: before.p50Ms, budget: wait });
  }
  return figures;
}

async function fill({ databaseUrl }: BenchSite, { problems, submissions }: { readonly problems: number; readonly submissions: number }): Promise<void> {
  await using rows = await ManyRows.open(databaseUrl);
  await rows.problems(problems);
  await rows.submissions(submissions);
}

async function askBoth({ few, many, asked, connections }: { readonly few: BenchSite; readonly many: BenchSite; readonly asked: Asked; readonly connections: number }): Promise<[Load, Load]> {
  const { path, ...body } = asked;
  const [before, now] = await loadInTurns([few, many].map(({ url }): Question => ({ url: `${url}${path}`, ...body })), { connections, seconds: 2 });
  if (before === undefined || now === undefined) throw new Error('Not both sites were asked.');
  return [before, now];
}

function growthFigures(what: string, [before, now]: [Load, Load]): Figure[] {
  return [
    { what: `${what}, requests`, value: now.perSecond, unit: '/s', baseline: before.perSecond },
    { what: '  p50', value: now.p50Ms, unit: 'ms', baseline: before.p50Ms },
    { what: '  p95', value: now.p95Ms, unit: 'ms', baseline: before.p95Ms, budget: growth },
  ];
}
