import { openBenchSite } from './bench-site.ts';
import type { Budget, Figure } from './figure.ts';
import { loadWith } from './http-load.ts';
import type { Load, Question } from './http-load.ts';
import { ManyRows } from './many-rows.ts';

const problems = { few: 10_000, many: 50_000 };
const submissions = { few: 10_000, many: 1_000_000 };
/** What a list may grow by with the rows behind it. */
const growth = { kind: 'ratio', most: 1.5 } as const;

/** How long a search may take, in milliseconds. */
const search = { kind: 'figure', most: 20 } as const;

/** What the searches find at least, so that the pages compared are of one size. */
const problemPage = 12;
const problemList = `query ($filter: ProblemFilter, $sort: ProblemSort) { problems(filter: $filter, sort: $sort, page: { size: ${problemPage} }) { total items {
  id displayId title difficulty type tags { id name color } statistics { total ac wa tle mle re ce pe se pac } } } }`;
const submissionList = `query ($filter: SubmissionFilter) { submissions(filter: $filter) { total items {
  id status score timeMs memoryKb lengthBytes submittedAt languageName user { id username } problem { id displayId title } } } }`;

/** The two lists everybody opens, with few rows behind them and with many, and the search in the first. */
export async function measureList(): Promise<readonly Figure[]> {
  await using site = await openBenchSite({ isJudging: false });
  await using rows = await ManyRows.open(site.databaseUrl);
  const graphql = (query: string, filter?: Readonly<Record<string, unknown>>, sort?: string): Question => ({ url: `${site.url}/graphql`, body: { query, variables: { filter, sort } } });

  const listQuestions = {
    'problem list, GraphQL': graphql(problemList),
    'problem list, REST': { url: `${site.url}/api/get-problem-list?currentPage=1&limit=${problemPage}` },
    'problem list of a difficulty and a tag': graphql(problemList, { difficulty: 'HARD', tagIds: [3] }),
    'problem list, most solved first': graphql(problemList, {}, 'MOST_SOLVED'),
  };
  const searchQuestions = {
    'search of English words': graphql(problemList, { keyword: 'shortest path' }),
    'search of a Chinese word': graphql(problemList, { keyword: '最短路径' }),
    'search of the begin of a display id': graphql(problemList, { keyword: 'P99' }),
    'search of a part of a word': graphql(problemList, { keyword: 'hortes' }),
    'search with a typing error': graphql(problemList, { keyword: 'shrotest path' }),
  };
  const problemQuestions = { ...listQuestions, ...searchQuestions };
  await rows.problems(problems.few);
  const fewProblems = await askAll(problemQuestions);
  await rows.problems(problems.many);
  const manyProblems = await askAll(problemQuestions);

  const submissionQuestions = {
    'submission list': graphql(submissionList),
    'submission list of a problem': graphql(submissionList, { problemDisplayId: 'P7', isProblemIdExact: true }),
    'submission list of a user': graphql(submissionList, { username: 'user77' }),
    'submission list of a status': graphql(submissionList, { status: 1 }),
  };
  await rows.submissions(submissions.few);
  const fewSubmissions = await askAll(submissionQuestions);
  await rows.submissions(submissions.many);
  const manySubmissions = await askAll(submissionQuestions);

  return [
    ...Object.keys(listQuestions).flatMap((what) => problemFigures(what, loadOf(fewProblems, what), loadOf(manyProblems, what))),
    ...Object.keys(searchQuestions).flatMap((what) => problemFigures(what, loadOf(fewProblems, what), loadOf(manyProblems, what), search)),
    ...Object.keys(submissionQuestions).map((what): Figure => ({
      what: `${what}, p95 at ${thousands(submissions.many)} (baseline: ${thousands(submissions.few)})`,
      value: loadOf(manySubmissions, what).p95Ms, unit: 'ms', baseline: loadOf(fewSubmissions, what).p95Ms, budget: growth,
    })),
  ];
}

function problemFigures(what: string, few: Load, many: Load, budget?: Budget): Figure[] {
  const rows = `${thousands(problems.many)} (baseline: ${thousands(problems.few)})`;
  return [
    { what: `${what}, requests at ${rows}`, value: many.perSecond, unit: '/s', baseline: few.perSecond },
    { what: `  p50 at ${rows}`, value: many.p50Ms, unit: 'ms', baseline: few.p50Ms, ...(budget === undefined ? {} : { budget }) },
    { what: `  p95 at ${rows}`, value: many.p95Ms, unit: 'ms', baseline: few.p95Ms, budget: growth },
  ];
}

async function askAll(questions: Readonly<Record<string, Question>>): Promise<ReadonlyMap<string, Load>> {
  const loads = new Map<string, Load>();
  for (const [what, question] of Object.entries(questions)) loads.set(what, await loadWith(question, { connections: 4, seconds: 4 }));
  return loads;
}

function loadOf(loads: ReadonlyMap<string, Load>, what: string): Load {
  const load = loads.get(what);
  if (load === undefined) throw new Error(`${what} was not measured`);
  return load;
}

function thousands(count: number): string {
  return count.toLocaleString('en-US');
}
