import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { buildContestTry } from '../../../factories/contestant.ts';
import { buildGroup } from '../../../factories/group.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { buildDesk } from '../desk/desk-scene.ts';
import { contestActs } from './contest-authoring-scene.ts';

let server: TestServer;
let acts: ReturnType<typeof contestActs>;
beforeAll(async () => {
  server = await startTestServer();
  acts = contestActs(server);
});
afterAll(() => server.stop());

const named = { displayId: 'B', displayTitle: 'Bananas', color: '#ffeb3b' };

/** Paths of an InvalidInput, or another name. */
async function faultsOf(token: string, contestId: number, problemId: number, input: object): Promise<unknown> {
  const query = `mutation ($c: Int!, $p: Int!, $input: ContestProblemInput!) {
    addContestProblem(contestId: $c, problemId: $p, input: $input) {
      __typename
      ... on InvalidInput { fields { path } }
    }
  }`;
  const { data } = await server.graphql(query, { token, variables: { c: contestId, p: problemId, input } });
  const answer = data?.['addContestProblem'] as { __typename: string; fields?: { path: string }[] };
  return answer.fields?.map(({ path }) => path) ?? answer.__typename;
}

test('a problem of the bank goes into a contest as its last, and those who look are told', async () => {
  const { contest, tokens } = await buildDesk(server);
  const problem = await buildProblem(server.services);
  const ending = new AbortController();
  const changes = server.services.pubsub.subscribe('contest', {
    filter: ({ contestId }) => contestId === contest.id,
    signal: ending.signal,
  });
  expect((await acts.addProblem(tokens.author, contest.id, problem.id, { ...named, displayId: ' B ' })).data).toEqual({
    id: expect.any(Number),
    ...named,
    position: 1,
  });
  expect((await changes.next()).value).toEqual({ contestId: contest.id });
  ending.abort();
});

test('problems of a contest have their titles of the bank in the language of who keeps the contest', async () => {
  const { contest, tokens } = await buildDesk(server);
  const statements = [
    { language: 'zh', title: '求和', description: '' },
    { language: 'en', title: 'Sum', description: '' },
  ];
  const problem = await buildProblem(server.services, { title: 'Sum', statements: { create: statements } });
  await acts.addProblem(tokens.author, contest.id, problem.id, named);
  const { data } = await server.graphql(
    `{ managedContestProblems(contestId: ${contest.id}) { displayId bankTitle } }`,
    {
      token: tokens.author,
      headers: { 'Accept-Language': 'zh-CN' },
    },
  );
  expect(data?.['managedContestProblems']).toContainEqual({ displayId: 'B', bankTitle: '求和' });
});

test('a problem without data, of another type, already there or badly named is refused by field', async () => {
  const { contest, problemId, tokens } = await buildDesk(server);
  const problem = await buildProblem(server.services);
  expect(
    await faultsOf(tokens.author, contest.id, (await buildProblem(server.services, { hasTests: false })).id, named),
  ).toEqual(['problemId']);
  expect(
    await faultsOf(tokens.author, contest.id, (await buildProblem(server.services, { type: 'OI' })).id, named),
  ).toEqual(['problemId']);
  const root = await tokenFor(server.services, await buildUser(server.services, { role: 'ROOT' }));
  expect(await faultsOf(root, contest.id, problemId, named)).toEqual(['problemId']);
  expect(await faultsOf(tokens.author, contest.id, problem.id, { ...named, displayId: 'A' })).toEqual(['displayId']);
  expect(
    await faultsOf(tokens.author, contest.id, problem.id, { displayId: 'a b', displayTitle: ' ', color: 'url(x)' }),
  ).toEqual(['displayId', 'displayTitle', 'color']);
  expect(
    await faultsOf(
      tokens.author,
      contest.id,
      (await buildProblem(server.services, { visibility: 'PRIVATE' })).id,
      named,
    ),
  ).toBe('ProblemNotFound');
  expect(await server.services.db.contestProblem.count({ where: { contestId: contest.id } })).toBe(1);
});

test('problems can be named anew and put in another order', async () => {
  const { contest, contestProblemId, tokens } = await buildDesk(server);
  const added = await acts.addProblem(tokens.author, contest.id, (await buildProblem(server.services)).id, named);
  const second = Number(added.data?.['id']);
  expect((await acts.renameProblem(tokens.author, second, { displayId: 'A', displayTitle: 'X' })).__typename).toBe(
    'InvalidInput',
  );
  expect(
    (await acts.renameProblem(tokens.author, second, { displayId: 'C', displayTitle: 'Cherries', color: '' })).data,
  ).toEqual({ displayId: 'C', displayTitle: 'Cherries', color: null });
  expect((await acts.orderProblems(tokens.author, contest.id, [second, second, 999_999])).data).toEqual([
    { displayId: 'C' },
    { displayId: 'A' },
  ]);
  expect(await server.services.db.contestProblem.findUnique({ where: { id: contestProblemId } })).toMatchObject({
    position: 1,
  });
});

test('removing a problem with submissions needs a confirmation and takes it off the scoreboard', async () => {
  const { db } = server.services;
  const { contest, contestant, contestProblemId, problemId, tokens } = await buildDesk(server);
  await buildContestTry(server.services, { contest, userId: contestant.id, contestProblemId, second: 60 });
  expect((await acts.removeProblem(tokens.author, contestProblemId)).__typename).toBe('ContestProblemHasSubmissions');
  expect(await db.submission.count({ where: { contestProblemId } })).toBe(1);
  expect((await acts.removeProblem(tokens.author, contestProblemId, true)).__typename).toBe(
    'RemoveContestProblemSuccess',
  );
  const rows = await db.contestParticipant.findMany({ where: { contestId: contest.id }, select: { tries: true } });
  expect(rows.every(({ tries }) => JSON.stringify(tries) === '{}')).toBe(true);
  expect(await db.problem.count({ where: { id: problemId } })).toBe(1);
});

test('only admins of the contest touch its problems', async () => {
  const { contest, contestProblemId, tokens } = await buildDesk(server);
  const problem = await buildProblem(server.services);
  const admin = await tokenFor(server.services, await buildUser(server.services, { role: 'PROBLEM_ADMIN' }));
  for (const token of [tokens.contestant, admin]) {
    const answers = [
      await acts.addProblem(token, contest.id, problem.id, named),
      await acts.renameProblem(token, contestProblemId, named),
      await acts.orderProblems(token, contest.id, []),
      await acts.removeProblem(token, contestProblemId, true),
    ];
    expect(answers.map(({ __typename }) => __typename)).toEqual([
      'NotContestAdmin',
      'ProblemNotFound',
      'NotContestAdmin',
      'ProblemNotFound',
    ]);
    const { errors } = await server.graphql(`{ managedContestProblems(contestId: ${contest.id}) { id } }`, { token });
    expect(errors?.[0]?.extensions?.['code']).toBe('NOT_CONTEST_ADMIN');
  }
  expect(await server.services.db.contestProblem.findUnique({ where: { id: contestProblemId } })).toMatchObject({
    displayId: 'A',
  });
});

test('what can still be added is of the bank, judged as the contest is, and not in it', async () => {
  const { contest, tokens } = await buildDesk(server);
  const mark = `Candidate${contest.id}x`;
  const fits = await buildProblem(server.services, { title: mark });
  const inside = await buildProblem(server.services, { title: mark });
  await buildProblem(server.services, { title: mark, type: 'OI' });
  await buildProblem(server.services, { title: mark, visibility: 'PRIVATE' });
  await acts.addProblem(tokens.author, contest.id, inside.id, named);
  const { data } = await server.graphql(
    `{ contestProblemCandidates(contestId: ${contest.id}, filter: { keyword: "${mark}" }) { items { id hasTests } } }`,
    { token: tokens.author },
  );
  expect(data?.['contestProblemCandidates']).toEqual({ items: [{ id: fits.id, hasTests: true }] });
});

test('what can still be added is found by all the tags it must carry', async () => {
  const { contest, tokens } = await buildDesk(server);
  const { db } = server.services;
  const [first, second] = await Promise.all(
    ['first', 'second'].map((name) => db.tag.create({ data: { name: `${name}${contest.id}` } })),
  );
  if (first === undefined || second === undefined) throw new Error('There are no tags.');
  const tagged = async (...ids: readonly number[]) => {
    const { id } = await buildProblem(server.services);
    await db.problemTag.createMany({ data: ids.map((tagId) => ({ problemId: id, tagId })) });
    return id;
  };
  const both = await tagged(first.id, second.id);
  const one = await tagged(first.id);
  const found = async (tagIds: readonly number[]) => {
    const { data } = await server.graphql(
      `query ($c: Int!, $tagIds: [Int!]) {
        contestProblemCandidates(contestId: $c, filter: { tagIds: $tagIds }) { items { id } }
      }`,
      { token: tokens.author, variables: { c: contest.id, tagIds } },
    );
    return data?.['contestProblemCandidates'];
  };
  expect(await found([first.id])).toEqual({ items: [{ id: one }, { id: both }] });
  expect(await found([first.id, second.id])).toEqual({ items: [{ id: both }] });
  expect(await found([first.id, 999_999])).toEqual({ items: [] });
});

test('for a contest of a group, what no member has solved yet can be asked for, of a class too', async () => {
  const { services } = server;
  const { db } = services;
  const [owner, newcomer, solver] = [await buildUser(services), await buildUser(services), await buildUser(services)];
  const group = await buildGroup(services, owner, { levels: [[newcomer, 3] as const, [solver, 3] as const] });
  const beginners = await db.groupClass.create({
    data: {
      groupId: group.id,
      name: 'Beginners',
      nameKey: 'beginners',
      members: { create: { userId: newcomer.id } },
    },
  });
  const contest = await buildContest(services, { authorId: owner.id, groupId: group.id });
  const mark = `Unsolved${contest.id}x`;
  const [fresh, known] = [await buildProblem(services, { title: mark }), await buildProblem(services, { title: mark })];
  for (const { id } of [owner, solver])
    await db.solvedProblem.create({ data: { userId: id, problemId: known.id, firstAcceptedAt: new Date() } });
  await db.solvedProblem.create({ data: { userId: owner.id, problemId: fresh.id, firstAcceptedAt: new Date() } });
  const token = await tokenFor(services, owner);
  const found = async (more: string) => {
    const { data } = await server.graphql(
      `{ contestProblemCandidates(contestId: ${contest.id}, filter: { keyword: "${mark}" ${more} }) { items { id } } }`,
      { token },
    );
    const { items } = (data as { contestProblemCandidates: { items: { id: number }[] } }).contestProblemCandidates;
    return items.map(({ id }) => id);
  };
  expect(await found('')).toEqual([known.id, fresh.id]);
  expect(await found('isUnsolvedByMembers: true')).toEqual([fresh.id]);
  expect(await found(`isUnsolvedByMembers: true, classId: "${beginners.id}"`)).toEqual([known.id, fresh.id]);
});
