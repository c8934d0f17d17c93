import { tokenFor } from '../factories/user.ts';
import { openBenchSite } from './bench-site.ts';
import type { Budget, Figure } from './figure.ts';
import { loadInTurns, type Question } from './http-load.ts';
import { ManyRows } from './many-rows.ts';

const users = 10_000;
const submissions = 1_000_000;
const bankProblems = 400;
const year = { days: 365, isSkewed: false } as const;
/** Trainings of a page of the list, each with so many problems. */
const trainingsOfPage = 15;
const problems = 200;
const few = 100;
const many = 5_000;
/** Members whose progress is shown as a matrix with all problems. */
const matrixMembers = 200;
/** What a list may grow by with the rows behind it. */
const growth = { kind: 'ratio', most: 1.5 } as const;

const list = `query ($filter: TrainingFilter) {
  trainings(filter: $filter) {
    total
    items {
      id title access updatedAt problemCount author { username } category { name color }
      viewerProgress { solvedCount percent } viewerMembership { joinedAt }
    }
  }
}`;
const rank = `query ($id: ID!, $order: TrainingRankOrder! = SOLVED, $page: PageInput) {
  training(id: $id) {
    ranking(order: $order, page: $page) {
      total
      items {
        place solvedCount timeMs finishedAt attempts user { id username nickname school avatarUrl }
        cells { problemId status score timeMs }
      }
    }
  }
}`;
/** A page has 120 rows at most, so a matrix is two of them in one request. */
const matrix = `query ($id: ID!, $size: Int!) {
  training(id: $id) {
    first: ranking(page: { page: 1, size: $size }) { ...rows }
    second: ranking(page: { page: 2, size: $size }) { ...rows }
  }
}
fragment rows on TrainingRankPage { items { place user { id username } cells { problemId status timeMs } } }`;
const inside = `query ($id: ID!) {
  training(id: $id) {
    title description viewerProgress { percent } nextProblem { displayId }
    problems { displayId viewerHasSolved problem { id displayId title difficulty viewerStatus } }
  }
}`;

/** Lists and ranks of trainings with few members and with many. */
export async function measureTraining(): Promise<readonly Figure[]> {
  await using site = await openBenchSite({ isJudging: false });
  await using rows = await ManyRows.open(site.databaseUrl, users);
  await rows.problems(bankProblems);
  await rows.submissions(submissions, year);
  await rows.counted();
  const trainings = new Map<number, number>();
  trainings.set(matrixMembers, await rows.training('matrix', { problems, members: matrixMembers }));
  for (const members of [few, many])
    for (let made = 0; made < trainingsOfPage; made += 1)
      trainings.set(members, await rows.training(`${members} members`, { problems, members }));
  const token = await tokenFor(
    site.services,
    await site.services.db.user.findUniqueOrThrow({ where: { usernameKey: 'user2' } }),
  );
  const categories = await site.services.db.trainingCategory.findMany();
  const graphql = (query: string, variables: object): Question => ({
    url: `${site.url}/graphql`,
    token,
    body: { query, variables },
  });
  const questions: Readonly<Record<string, (members: number) => Question>> = {
    'training list': (members) =>
      graphql(list, {
        filter: { categoryId: categories.find(({ name }) => name === `${members} members`)?.id },
      }),
    'training rank, first page': (members) => graphql(rank, { id: trainings.get(members) }),
    'training rank, first to finish': (members) =>
      graphql(rank, { id: trainings.get(members), order: 'FIRST_TO_FINISH' }),
    'training rank, fewest attempts': (members) =>
      graphql(rank, { id: trainings.get(members), order: 'FEWEST_ATTEMPTS' }),
    'training rank, a page in the middle': (members) =>
      graphql(rank, { id: trainings.get(members), page: { page: Math.max(1, Math.round(members / 30 / 2)) } }),
    'problems of a training': (members) => graphql(inside, { id: trainings.get(members) }),
  };
  const figures: Figure[] = [];
  const compare = async (what: string, ask: (members: number) => Question, base: number, budget?: Budget) => {
    const [small, large] = await loadInTurns([ask(base), ask(many)], { connections: 4, seconds: 15 });
    if (small === undefined || large === undefined) throw new Error(`${what} was not measured`);
    figures.push({
      what: `${what} (${problems} problems), p95 at ${many} members (baseline: ${base})`,
      value: large.p95Ms,
      unit: 'ms',
      baseline: small.p95Ms,
      ...(budget === undefined ? {} : { budget }),
    });
  };
  for (const [what, ask] of Object.entries(questions))
    // A page far down is a walk along the index: it may grow, if only by that.
    await compare(what, ask, few, what.includes('middle') ? undefined : growth);
  await compare(
    `training rank, ${matrixMembers} rows as two pages in one request`,
    (members) => graphql(matrix, { id: trainings.get(members), size: matrixMembers / 2 }),
    matrixMembers,
  );
  return figures;
}
