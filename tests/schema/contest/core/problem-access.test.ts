import type { User } from '@verdict/prisma/generated/client/client.ts';
import { viewerOf } from '@verdict/schema/account/session/session.service.ts';
import { listedBy } from '@verdict/schema/judging/submission/submission.service.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import type { GraphqlAnswer, TestServer } from '../../../server/test-server.ts';
import { registerMutation } from './contest-operations.ts';
import { fromNow, ProblemScene, revisionOf } from './problem-scene.ts';

let scene: ProblemScene;
let server: TestServer;
let author: User;
let contestant: User;
let token: string;
beforeAll(async () => {
  scene = await ProblemScene.start();
  ({ server } = scene);
});
afterAll(() => scene.stop());
beforeEach(async () => {
  ({ author, contestant, token } = await scene.newPeople());
});

const codesOf = ({ errors }: GraphqlAnswer) => errors?.map(({ extensions }) => extensions?.['code']);

test("contestants see a running contest's own names, and nothing that identifies the problems elsewhere", async () => {
  const { contest } = await scene.contestWith();
  const [all, one] = [await scene.list(token, contest.id), await scene.detail(token, contest.id)];
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

test('a title that the jury left as it was is shown in the language of the reader, another one as it is', async () => {
  const { contest, a } = await scene.contestWith();
  const { db } = server.services;
  const statement = {
    problemId: a.id,
    language: 'zh',
    title: '求和',
    description: '',
    input: '',
    output: '',
    hint: '',
  };
  await db.problemStatement.create({ data: statement });
  const named = await db.contestProblem.findFirstOrThrow({ where: { problemId: a.id }, select: { id: true } });
  const submission = await buildSubmission(server.services, {
    userId: contestant.id,
    problemId: a.id,
    contestId: contest.id,
    contestProblemId: named.id,
  });
  const query = `query ($id: Int!, $submissionId: Int!) {
    contestProblem(contestId: $id, displayId: "A") { title(language: "zh") statement(language: "zh") { title } }
    submission(id: $submissionId) { contestProblemTitle }
    contestBoard(contestId: $id) { ... on ContestBoardSuccess { data { problems { title } } } }
  }`;
  const checksQuery = 'query ($id: Int!) { plagiarismChecks(contestId: $id) { title } }';
  const jury = await tokenFor(server.services, author);
  const variables = { id: contest.id, submissionId: submission.id };
  const headers = { locale: 'zh-CN' };
  const titles = async () => ({
    ...(await server.graphql(query, { token, variables, headers })).data,
    ...(await server.graphql(checksQuery, { token: jury, variables: { id: contest.id }, headers })).data,
  });
  const listed = (title: string) => [{ title }, { title: 'Second' }];
  const all = (title: string) => ({
    contestProblem: { title, statement: { title } },
    submission: { contestProblemTitle: title },
    contestBoard: { data: { problems: listed(title) } },
    plagiarismChecks: listed(title),
  });
  expect(await titles()).toEqual(all('First'));
  await db.contestProblem.updateMany({ where: { problemId: a.id }, data: { displayTitle: 'banksecret' } });
  expect(await titles()).toEqual(all('求和'));
});

test('after the end source, author, difficulty and tags are told', async () => {
  const { contest } = await scene.contestWith({ startsAt: fromNow(-2), endsAt: fromNow(-1) });
  expect((await scene.detail(token, contest.id)).data).toMatchObject({
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
  const { contest, a } = await scene.contestWith();
  await scene.submit(contestant, contest.id, 0);
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
  const { contest } = await scene.contestWith(wishes);
  expect(codesOf(await scene.list(token, contest.id))).toEqual([code]);
  expect(codesOf(await scene.detail(token, contest.id))).toEqual([code]);
  const admin = await tokenFor(server.services, author);
  expect((await scene.list(admin, contest.id)).data).toMatchObject({
    contestProblems: [{ displayId: 'A' }, { displayId: 'B' }],
  });
  expect((await scene.detail(admin, contest.id)).data).toMatchObject({
    contestProblem: { statement: { description: 'Add numbers' } },
  });
});

test('a private contest is for the accounts it admits, even with the password', async () => {
  const { contest } = await scene.contestWith({ access: 'PRIVATE', password: 'secret' });
  await server.graphql(registerMutation, { token, variables: { contestId: contest.id, password: 'secret' } });
  expect((await scene.detail(token, contest.id)).data).toMatchObject({ contestProblem: { title: 'First' } });
  await server.services.db.contest.update({
    where: { id: contest.id },
    data: { accountLimit: { prefix: 'team', suffix: '', from: 1, to: 2, extra: [] } },
  });
  expect(codesOf(await scene.detail(token, contest.id))).toEqual(['ACCOUNT_NOT_ADMITTED']);
});

test('once an account limit excludes registered users, they list only their own submissions', async () => {
  const { services } = server;
  const { contest } = await scene.contestWith({ access: 'PRIVATE', password: 'secret' });
  const rival = await buildUser(services);
  for (const user of [contestant, rival]) {
    await server.graphql(registerMutation, {
      token: await tokenFor(services, user),
      variables: { contestId: contest.id, password: 'secret' },
    });
    await scene.submit(user, contest.id, 0);
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
    viewer: await viewerOf(services.db, contestant),
    now: new Date(),
  };
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
  const { contest } = await scene.contestWith({ isBoardOpen: true });
  expect((await scene.list(null, contest.id)).data).toMatchObject({
    contestProblems: [{ title: 'First', statement: { description: '' } }, { title: 'Second' }],
  });
  expect(codesOf(await scene.detail(null, contest.id))).toEqual(['CONTEST_PASSWORD_NEEDED']);
  const closed = await scene.contestWith();
  expect(codesOf(await scene.list(null, closed.contest.id))).toEqual(['CONTEST_PASSWORD_NEEDED']);
});

test('visitors of an ended contest see no source, author, difficulty, tags or statement changes', async () => {
  const { contest, a } = await scene.contestWith({ isBoardOpen: true, startsAt: fromNow(-3), endsAt: fromNow(-1) });
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
  const { contest } = await scene.contestWith();
  const { data } = await server.graphql('query ($id: Int!) { contestProblem(contestId: $id, displayId: "Z") { id } }', {
    token,
    variables: { id: contest.id },
  });
  expect(data).toEqual({ contestProblem: null });
});
