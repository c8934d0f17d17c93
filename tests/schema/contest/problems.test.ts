import { Status } from '@verdict/judge/protocol/status.ts';
import type { Contest, Prisma, Problem, User } from '@verdict/prisma/generated/client/client.ts';
import { queueSubmissions } from '@verdict/schema/rejudge/enqueue-many.service.ts';
import { listedBy } from '@verdict/schema/submission/submission.service.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { FakeJudge, judgementFor } from '../../factories/judge.ts';
import { buildProblem } from '../../factories/problem.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { countQueries } from '../../server/count-queries.ts';
import { startTestServer, type GraphqlAnswer, type TestServer } from '../../server/test-server.ts';
import { registerMutation, submitToContestMutation } from './contest-operations.ts';

const hour = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * hour);

let server: TestServer;
let judge: FakeJudge;
let author: User;
let contestant: User;
let token: string;
let tagId: number;
beforeAll(async () => {
  server = await startTestServer();
  judge = await FakeJudge.start(server);
  tagId = (await server.services.db.tag.create({ data: { name: 'tagsecret' } })).id;
});
afterAll(() => server.stop());
beforeEach(async () => {
  author = await buildUser(server.services);
  contestant = await buildUser(server.services);
  token = await tokenFor(server.services, contestant);
});

/** A contest with two problems of the jury's own, A and B. */
async function contestWith(
  wishes: Partial<Prisma.ContestUncheckedCreateInput> = {},
): Promise<{ contest: Contest; a: Problem; b: Problem }> {
  const secret = {
    visibility: 'CONTEST',
    title: 'banksecret',
    authorName: 'authorsecret',
    source: 'sourcesecret',
    difficulty: 'HARD',
    type: wishes.type ?? 'ACM',
    statements: {
      create: {
        language: 'en',
        title: 'banksecret',
        description: 'Add numbers',
        input: 'Two',
        output: 'One',
        hint: '',
      },
    },
    samples: { create: { position: 1, input: '1 2', output: '3' } },
    tags: { create: { tagId } },
    statistics: { create: { total: 9_876, ac: 1 } },
  } as const;
  const [a, b] = [
    await buildProblem(server.services, secret),
    await buildProblem(server.services, { visibility: 'CONTEST' }),
  ];
  const contest = await buildContest(server.services, {
    authorId: author.id,
    ...wishes,
    problems: {
      create: [
        { problemId: b.id, displayId: 'B', displayTitle: 'Second', position: 1 },
        { problemId: a.id, displayId: 'A', displayTitle: 'First', color: '#f00', position: 0 },
      ],
    },
  });
  return { contest, a, b };
}

/** What a revision keeps of a problem with this statement. */
const revisionOf = (description: string, settings: Readonly<Record<string, string>> = {}) => ({
  settings,
  statements: [{ language: 'en', title: '', description, input: '', output: '', hint: '' }],
  samples: [],
  checkerCode: null,
});

const listQuery = `query ($id: Int!, $all: Boolean) {
  contestProblems(contestId: $id, includesAfterEnd: $all) {
    id problemId displayId title color viewerStatus viewerScore acceptedCount submittedCount statementRevision
    statement { description }
  }
}`;
const detailQuery = `query ($id: Int!) {
  contestProblem(contestId: $id, displayId: "A") {
    displayId title viewerCanSubmit timeLimitMs source authorName difficulty tags { name }
    statement { title description } samples { input }
    languages { language { key } }
  }
}`;

async function list(asker: string | null, id: number, all = false): Promise<GraphqlAnswer> {
  return server.graphql(listQuery, { ...(asker === null ? {} : { token: asker }), variables: { id, all } });
}

async function detail(asker: string | null, id: number): Promise<GraphqlAnswer> {
  return server.graphql(detailQuery, { ...(asker === null ? {} : { token: asker }), variables: { id } });
}

const codesOf = ({ errors }: GraphqlAnswer) => errors?.map(({ extensions }) => extensions?.['code']);

async function submit(
  user: User,
  contestId: number,
  status: number | null,
  wishes: { score?: number; displayId?: string } = {},
): Promise<void> {
  const input = { contestId, problemDisplayId: wishes.displayId ?? 'A', languageKey: 'cpp', code: 'int main() {}' };
  const { data } = await server.graphql(submitToContestMutation, {
    token: await tokenFor(server.services, user),
    variables: { input },
  });
  expect(data).toMatchObject({ submitToContest: { __typename: 'SubmitToContestSuccess' } });
  if (status === null) return;
  const task = await judge.mustClaim();
  await judge.report(
    task,
    judgementFor(task, { status, score: wishes.score ?? null, totalScore: wishes.score === undefined ? null : 100 }),
  );
}

test("contestants see a running contest's own names, and nothing that identifies the problems elsewhere", async () => {
  const { contest } = await contestWith();
  const [all, one] = [await list(token, contest.id), await detail(token, contest.id)];
  expect(all.data).toMatchObject({
    contestProblems: [
      { displayId: 'A', title: 'First', color: '#f00', viewerStatus: -10, acceptedCount: 0, submittedCount: 0 },
      { displayId: 'B', title: 'Second', color: null },
    ],
  });
  expect(one.data).toMatchObject({
    contestProblem: {
      displayId: 'A',
      title: 'First',
      source: null,
      authorName: null,
      difficulty: null,
      tags: [],
      statement: { title: 'First', description: 'Add numbers' },
      samples: [{ input: '1 2' }],
      viewerCanSubmit: true,
    },
  });
  expect(JSON.stringify([all, one])).not.toMatch(/secret|9876/);
});

test('after the end source, author, difficulty and tags are told', async () => {
  const { contest } = await contestWith({ startsAt: fromNow(-2), endsAt: fromNow(-1) });
  expect((await detail(token, contest.id)).data).toMatchObject({
    contestProblem: {
      title: 'First',
      source: 'sourcesecret',
      authorName: 'authorsecret',
      difficulty: 'HARD',
      tags: [{ name: 'tagsecret' }],
      viewerCanSubmit: false,
    },
  });
});

test('a request shows a contest problem through the contest only, not by bank or own submissions', async () => {
  const { contest, a } = await contestWith();
  await submit(contestant, contest.id, 0);
  const query = `query ($id: Int!, $problem: Int!) {
    contestProblem(contestId: $id, displayId: "A") { statement { description } }
    problem(id: $problem) { title }
    submissions(filter: { contestId: $id }) {
      items {
        problem {
          source authorName modifierName tags { name } statistics { total } statement { description } samples { input }
        }
      }
    }
  }`;
  const { data, errors } = await server.graphql(query, { token, variables: { id: contest.id, problem: a.id } });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ contestProblem: { statement: { description: 'Add numbers' } }, problem: null });
  expect(data?.['submissions']).toEqual({
    items: [
      {
        problem: {
          source: null,
          authorName: null,
          modifierName: null,
          tags: [],
          statistics: { total: 0 },
          statement: { description: '' },
          samples: [],
        },
      },
    ],
  });
});

test.each([
  ['before the start', { startsAt: fromNow(1), endsAt: fromNow(2) }, 'CONTEST_NOT_STARTED'],
  ['of a private contest', { access: 'PRIVATE', password: 'secret' }, 'CONTEST_PASSWORD_NEEDED'],
  ['of a hidden contest', { isVisible: false }, 'CONTEST_NOT_FOUND'],
] as const)('%s problems are for contest admins only', async (_when, wishes, code) => {
  const { contest } = await contestWith(wishes);
  expect(codesOf(await list(token, contest.id))).toEqual([code]);
  expect(codesOf(await detail(token, contest.id))).toEqual([code]);
  const admin = await tokenFor(server.services, author);
  expect((await list(admin, contest.id)).data).toMatchObject({
    contestProblems: [{ displayId: 'A' }, { displayId: 'B' }],
  });
  expect((await detail(admin, contest.id)).data).toMatchObject({
    contestProblem: { statement: { description: 'Add numbers' } },
  });
});

test('a private contest is for the accounts it admits, even with the password', async () => {
  const { contest } = await contestWith({ access: 'PRIVATE', password: 'secret' });
  await server.graphql(registerMutation, { token, variables: { contestId: contest.id, password: 'secret' } });
  expect((await detail(token, contest.id)).data).toMatchObject({ contestProblem: { title: 'First' } });
  await server.services.db.contest.update({
    where: { id: contest.id },
    data: { accountLimit: { prefix: 'team', suffix: '', from: 1, to: 2, extra: [] } },
  });
  expect(codesOf(await detail(token, contest.id))).toEqual(['ACCOUNT_NOT_ADMITTED']);
});

test('once an account limit excludes registered users, they list only their own submissions', async () => {
  const { services } = server;
  const { contest } = await contestWith({ access: 'PRIVATE', password: 'secret' });
  const rival = await buildUser(services);
  for (const user of [contestant, rival]) {
    await server.graphql(registerMutation, {
      token: await tokenFor(services, user),
      variables: { contestId: contest.id, password: 'secret' },
    });
    await submit(user, contest.id, 0);
  }
  const lister = async (asker: string) => {
    const { data } = await server.graphql(
      `{ submissions(filter: { contestId: ${contest.id} }) { items { user { username } } } }`,
      { token: asker },
    );
    const { items } = (data as { submissions: { items: { user: { username: string } }[] } }).submissions;
    return items.map(({ user }) => user.username);
  };
  const asContestant = {
    db: services.db,
    viewer: {
      kind: 'user',
      userId: contestant.id,
      username: contestant.username,
      role: contestant.role,
      sessionId: null,
      apiScopes: null,
    },
    now: new Date(),
  } as const;
  const countNew = async () =>
    services.db.submission.count({ where: (await listedBy(asContestant, { contestId: contest.id })) ?? { id: -1 } });
  expect([await lister(token), await countNew()]).toEqual([[rival.username, contestant.username], 2]);
  await services.db.contest.update({
    where: { id: contest.id },
    data: { accountLimit: { prefix: 'team', suffix: '', from: 1, to: 2, extra: [rival.username] } },
  });
  expect([await lister(token), await countNew()]).toEqual([[contestant.username], 1]);
  expect(await lister(await tokenFor(services, rival))).toEqual([rival.username, contestant.username]);
  expect(await lister(await tokenFor(services, author))).toEqual([rival.username, contestant.username]);
});

test('visitors read the names of problems where the board is open to them, and no statement', async () => {
  const { contest } = await contestWith({ isBoardOpen: true });
  expect((await list(null, contest.id)).data).toMatchObject({
    contestProblems: [{ title: 'First', statement: { description: '' } }, { title: 'Second' }],
  });
  expect(codesOf(await detail(null, contest.id))).toEqual(['CONTEST_PASSWORD_NEEDED']);
  const closed = await contestWith();
  expect(codesOf(await list(null, closed.contest.id))).toEqual(['CONTEST_PASSWORD_NEEDED']);
});

test('visitors of an ended contest see no source, author, difficulty, tags or statement changes', async () => {
  const { contest, a } = await contestWith({ isBoardOpen: true, startsAt: fromNow(-3), endsAt: fromNow(-1) });
  await server.services.db.problemRevision.createMany({
    data: ['Subtract numbers', 'Add numbers'].map((text, index) => ({
      problemId: a.id,
      number: index + 1,
      content: revisionOf(text),
      createdAt: fromNow(index - 3),
    })),
  });
  const query = `query ($id: Int!) {
    contestProblems(contestId: $id) {
      source authorName difficulty tags { name } statementRevision statementChanges { field }
    }
  }`;
  const ask = async (asker: string | null) =>
    (await server.graphql(query, { ...(asker === null ? {} : { token: asker }), variables: { id: contest.id } }))
      .data?.['contestProblems'];
  expect(await ask(null)).toEqual(
    Array.from({ length: 2 }, () => ({
      source: null,
      authorName: null,
      difficulty: null,
      tags: [],
      statementRevision: 0,
      statementChanges: [],
    })),
  );
  const readers = await ask(token);
  expect(readers).toMatchObject([
    {
      source: 'sourcesecret',
      authorName: 'authorsecret',
      difficulty: 'HARD',
      tags: [{ name: 'tagsecret' }],
      statementRevision: 1,
      statementChanges: [{ field: 'statements.en.description' }],
    },
    {},
  ]);
});

test('an unknown display id is no problem', async () => {
  const { contest } = await contestWith();
  const { data } = await server.graphql('query ($id: Int!) { contestProblem(contestId: $id, displayId: "Z") { id } }', {
    token,
    variables: { id: contest.id },
  });
  expect(data).toEqual({ contestProblem: null });
});

test('own status is accepted if ever, and counts are of participants', async () => {
  const { contest } = await contestWith();
  await submit(contestant, contest.id, 0);
  await submit(contestant, contest.id, -1);
  await submit(await buildUser(server.services), contest.id, -1);
  await submit(author, contest.id, 0);
  expect((await list(token, contest.id)).data).toMatchObject({
    contestProblems: [
      { viewerStatus: 0, viewerScore: null, acceptedCount: 1, submittedCount: 2 },
      { viewerStatus: -10, acceptedCount: 0, submittedCount: 0 },
    ],
  });
});

test('during a rejudge the old verdict still counts, also as the last accepted submission', async () => {
  const { services } = server;
  const { contest, a } = await contestWith();
  await submit(contestant, contest.id, 0);
  const { id } = await services.db.submission.findFirstOrThrow({
    where: { contestId: contest.id },
    select: { id: true },
  });
  const look = async () => {
    const { data } = await server.graphql(
      `{
        contestProblems(contestId: ${contest.id}) { viewerStatus acceptedCount }
        lastAcceptedSubmission(problemId: ${a.id}, contestId: ${contest.id}) { id }
      }`,
      { token },
    );
    return data;
  };
  const solved = {
    contestProblems: [
      { viewerStatus: 0, acceptedCount: 1 },
      { viewerStatus: -10, acceptedCount: 0 },
    ],
    lastAcceptedSubmission: { id },
  };
  await services.db.$transaction((tx) => queueSubmissions(tx, services.pubsub, [id]));
  expect(await look()).toEqual(solved);
  const task = await judge.mustClaim();
  await judge.progress(task, { status: Status.JUDGING, casesDone: 1, casesTotal: 2 });
  expect(await look()).toEqual(solved);
  await judge.report(task, judgementFor(task, { status: -1 }));
  expect(await look()).toEqual({
    contestProblems: [
      { viewerStatus: -1, acceptedCount: 0 },
      { viewerStatus: -10, acceptedCount: 0 },
    ],
    lastAcceptedSubmission: null,
  });
});

test('who has no account left is not counted, as on the board', async () => {
  const { contest } = await contestWith();
  const leaver = await buildUser(server.services);
  await submit(contestant, contest.id, 0);
  await submit(leaver, contest.id, 0);
  await server.services.db.user.delete({ where: { id: leaver.id } });
  expect((await list(token, contest.id)).data).toMatchObject({
    contestProblems: [{ acceptedCount: 1, submittedCount: 1 }, {}],
  });
});

test('what came after the end counts for who asks for it', async () => {
  const { contest } = await contestWith();
  await submit(contestant, contest.id, 0);
  await server.services.db.contest.update({
    where: { id: contest.id },
    data: { startsAt: fromNow(-3), endsAt: fromNow(-2), isEndSubmitAllowed: true },
  });
  await server.services.db.contestParticipant.updateMany({ where: { contestId: contest.id }, data: { tries: {} } });
  await submit(contestant, contest.id, 0, { displayId: 'B' });
  expect((await list(token, contest.id)).data).toMatchObject({
    contestProblems: [{}, { viewerStatus: -10, acceptedCount: 0, submittedCount: 0 }],
  });
  expect((await list(token, contest.id, true)).data).toMatchObject({
    contestProblems: [{}, { viewerStatus: 0, acceptedCount: 1, submittedCount: 1 }],
  });
});

test('while frozen, counts are unknown to all but contest admins, and so is an own OI result', async () => {
  const { contest } = await contestWith({ type: 'OI', oiScoreRule: 'RECENT' });
  await submit(contestant, contest.id, 8, { score: 30 });
  await server.services.db.contest.update({ where: { id: contest.id }, data: { sealsAt: fromNow(-0.01) } });
  expect((await list(token, contest.id)).data).toMatchObject({
    contestProblems: [{ viewerStatus: 8, viewerScore: 30, acceptedCount: null, submittedCount: null }, {}],
  });
  await submit(contestant, contest.id, 0, { score: 100 });
  expect((await list(token, contest.id)).data).toMatchObject({
    contestProblems: [{ viewerStatus: -5, viewerScore: 30, acceptedCount: null, submittedCount: null }, {}],
  });
  expect((await list(await tokenFor(server.services, author), contest.id)).data).toMatchObject({
    contestProblems: [{ acceptedCount: 1, submittedCount: 1 }, {}],
  });
  const admin = await tokenFor(server.services, await buildUser(server.services, { role: 'ADMIN' }));
  expect((await list(admin, contest.id)).data).toMatchObject({ contestProblems: [{ acceptedCount: null }, {}] });
  await server.services.db.contest.update({ where: { id: contest.id }, data: { endsAt: new Date(Date.now() - 1) } });
  expect((await list(token, contest.id, true)).data).toMatchObject({
    contestProblems: [{ viewerStatus: 0, viewerScore: 100, acceptedCount: 1 }, {}],
  });
});

test('the number of queries of the list does not grow with problems or changed statements', async () => {
  const { contest, a, b } = await contestWith();
  const count = () =>
    countQueries(server.services, { query: listQuery, variables: { id: contest.id, all: false }, viewer: contestant });
  const ofTwo = await count();
  for (const displayId of ['C', 'D', 'E']) {
    const { id } = await buildProblem(server.services, { visibility: 'CONTEST' });
    await server.services.db.contestProblem.create({
      data: { contestId: contest.id, problemId: id, displayId, displayTitle: displayId },
    });
  }
  expect(await count()).toBe(ofTwo);
  const kept = (problemId: number, number: number) => ({
    problemId,
    number,
    content: revisionOf(`Text ${number}`),
    createdAt: fromNow(number / 10 - 0.15),
  });
  await server.services.db.problemRevision.createMany({
    data: [kept(a.id, 1), kept(a.id, 2), kept(b.id, 1), kept(b.id, 2)],
  });
  expect(await count()).toBe(ofTwo);
});

test('the list counts changes during the contest to what contestants read of each statement', async () => {
  const { contest, a, b } = await contestWith({ startsAt: fromNow(-3), endsAt: fromNow(-1) });
  const texts = ['Draft', 'At the start', 'Changed', 'Changed', 'Changed again', 'After the end'];
  const hours = [-5, -4, -2.5, -2, -1.5, -0.5];
  const kept = texts.map((text, index) => ({
    problemId: a.id,
    number: index + 1,
    content: revisionOf(text, { source: String(index) }),
    createdAt: fromNow(hours[index] ?? 0),
  }));
  // The other was saved before and after, never between.
  const other = [-4, -0.5].map((at, index) => ({
    problemId: b.id,
    number: index + 1,
    content: revisionOf(`Other ${index}`),
    createdAt: fromNow(at),
  }));
  await server.services.db.problemRevision.createMany({ data: [...kept, ...other] });
  expect((await list(token, contest.id)).data).toMatchObject({
    contestProblems: [
      { title: 'First', statementRevision: 2 },
      { title: 'Second', statementRevision: 0 },
    ],
  });
});
