import type { Services } from '@verdict/schema/core/context.ts';
import { tokenFor } from '../factories/user.ts';
import { openBenchSite } from './bench-site.ts';
import type { Budget, Figure } from './figure.ts';
import { loadInTurns, type Question } from './http-load.ts';
import { ManyRows } from './many-rows.ts';

const users = 1_000;
const submissions = 200_000;
const problems = 200;
const members = 200;
const fewMembers = 20;
const fewGroups = 100;
const manyGroups = 10_000;
const growth = { kind: 'ratio', most: 1.5 } as const;

const list = `query ($filter: GroupFilter) {
  groups(filter: $filter) {
    total
    items { id name shortName brief avatarUrl access memberCount owner { username } createdAt nextContest { id title } }
  }
}`;
/** A page has 120 rows at most, so a whole class is two of them in one request. */
const classView = `query ($filter: GroupProgressFilter!, $size: Int!) {
  first: groupProgress(filter: $filter, page: { page: 1, size: $size }) { ...rows }
  second: groupProgress(filter: $filter, page: { page: 2, size: $size }) { ...rows }
}
fragment rows on GroupProgressPage {
  total
  items { user { id username } solvedCount triedCount stuckCount lastAt cells { problemId status attempts } }
}`;
const matrix = `query ($id: ID!, $size: Int!) {
  training(id: $id) {
    first: ranking(page: { page: 1, size: $size }) { ...rows }
    second: ranking(page: { page: 2, size: $size }) { ...rows }
  }
}
fragment rows on TrainingRankPage {
  total
  items { place user { id username } solvedCount timeMs attempts cells { problemId status timeMs } }
}`;

/** Makes groups of the first user, each with so many members from the second user on. @returns the last one's id. */
async function makeGroups({ db }: Services, count: number, size: number): Promise<number> {
  const [made] = await db.$queryRaw<{ id: number }[]>`
    WITH base AS (SELECT coalesce(max(id), 0) AS last FROM "group"), made AS (
      INSERT INTO "group" (name, short_name, brief, description, owner_id, updated_at)
      SELECT 'Group ' || (last + n), to_hex(last + n), 'Some class', '', lpad('1', 32, '0'), now()
      FROM base, generate_series(1, ${count}::int) n
      RETURNING id
    ), joined AS (
      INSERT INTO group_member (group_id, user_id, level, updated_at)
      SELECT id, lpad(to_hex(n), 32, '0'), CASE WHEN n = 1 THEN 5 ELSE 3 END, now()
      FROM made, generate_series(1, ${size}::int + 1) n
    )
    SELECT max(id) AS id FROM made`;
  await db.$executeRaw`VACUUM (ANALYZE) "group", group_member`;
  return made?.id ?? 0;
}

/** The class view of a large class, and the list of many groups. */
export async function measureGroup(): Promise<readonly Figure[]> {
  await using site = await openBenchSite({ isJudging: false });
  await using rows = await ManyRows.open(site.databaseUrl, users);
  await rows.problems(problems);
  await rows.submissions(submissions, { days: 365, isSkewed: false });
  await rows.counted();
  const trainingId = await rows.training('class', { problems, members });
  const [small, large] = [await makeGroups(site.services, 1, fewMembers), await makeGroups(site.services, 1, members)];
  const tokenOf = async (usernameKey: string) =>
    tokenFor(site.services, await site.services.db.user.findUniqueOrThrow({ where: { usernameKey } }));
  const token = await tokenOf('user1');
  const ask = (query: string, variables: object): Question => ({
    url: `${site.url}/graphql`,
    token,
    body: { query, variables },
  });
  const figures: Figure[] = [];
  const compare = async (what: string, [base, other]: readonly [Question, Question], budget?: Budget) => {
    const [one, two] = await loadInTurns([base, other], { connections: 4, seconds: 15 });
    if (one === undefined || two === undefined) throw new Error(`${what} was not measured`);
    const budgeted = budget === undefined ? {} : { budget };
    figures.push({ what: `${what}, p95`, value: two.p95Ms, unit: 'ms', baseline: one.p95Ms, ...budgeted });
  };
  const view = (groupId: number, size = members / 2) => ask(classView, { filter: { groupId, trainingId }, size });
  await compare(
    `class view, ${members} members x ${problems} problems (baseline: the rank of the same list)`,
    [ask(matrix, { id: trainingId, size: members / 2 }), view(large)],
    growth,
  );
  await compare(`a page of 10 in a class of ${members} (baseline: of ${fewMembers})`, [
    view(small, 10),
    view(large, 10),
  ]);
  await makeGroups(site.services, fewGroups, fewMembers);
  // Nobody is in thousands of groups as their owner here is.
  const page = { ...ask(list, {}), token: await tokenOf('user999') };
  const [few] = await loadInTurns([page], { connections: 4, seconds: 15 });
  await makeGroups(site.services, manyGroups - fewGroups, fewMembers);
  const [many] = await loadInTurns([page], { connections: 4, seconds: 15 });
  if (few === undefined || many === undefined) throw new Error('the list of groups was not measured');
  figures.push({
    what: `list of ${manyGroups} groups (baseline: ${fewGroups}), p95`,
    value: many.p95Ms,
    unit: 'ms',
    baseline: few.p95Ms,
    budget: growth,
  });
  return figures;
}
