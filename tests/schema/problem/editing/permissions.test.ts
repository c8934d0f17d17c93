import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser } from '../../../factories/user.ts';
import type { TestServer } from '../../../server/test-server.ts';
import { askAs, formQuery, mustCreate, problemInput, startAuthoring, updateMutation } from './authoring-scene.ts';

let server: TestServer;
let root: User;
let keeper: User;
let admin: User;
let author: User;
let stranger: User;
beforeAll(async () => {
  ({ server, root, keeper, admin } = await startAuthoring());
  author = await buildUser(server.services);
  stranger = await buildUser(server.services);
});
afterAll(() => server.stop());

describe('who may', () => {
  test('change a problem: super admins, problem admins, its author; a plain admin only their own', async () => {
    const { id } = await buildProblem(server.services, { authorId: author.id });
    const may = async (user: User | null) => (await askAs(server, user, formQuery, { id })).value;
    const seen = [];
    for (const user of [root, keeper, author, admin, stranger, null]) seen.push(Boolean(await may(user)));
    expect(seen).toEqual([true, true, true, false, false, false]);
    const save = async (user: User | null) => {
      const { version } = await server.services.db.problem.findUniqueOrThrow({ where: { id } });
      const { code, errorCode, data } = await askAs(server, user, updateMutation, {
        id,
        version,
        input: problemInput(),
      });
      return data === undefined ? (code ?? errorCode) : 'saved';
    };
    const saved = [];
    for (const user of [root, keeper, author, admin, stranger, null]) saved.push(await save(user));
    expect(saved).toEqual([
      'saved',
      'saved',
      'saved',
      'PROBLEM_EDIT_FORBIDDEN',
      'PROBLEM_EDIT_FORBIDDEN',
      'UNAUTHENTICATED',
    ]);
  });

  test('know of a hidden problem: not strangers, on any way', async () => {
    const { id } = await buildProblem(server.services, { authorId: author.id, visibility: 'PRIVATE' });
    const ways = [
      `mutation W($id: Int!) { deleteProblem(id: $id) { ... on DomainError { code } } }`,
      `mutation W($id: Int!) { changeProblemVisibility(id: $id, visibility: PUBLIC) { ... on DomainError { code } } }`,
      `mutation W($id: Int!) { saveProblemDraft(problemId: $id, data: "{}") { ... on DomainError { code } } }`,
    ];
    for (const way of ways) expect((await askAs(server, stranger, way, { id })).code).toBe('PROBLEM_NOT_FOUND');
    for (const query of ['problemForm(id: $id) { id }', 'problemRevisionDiff(id: $id, from: 1, to: 2) { field }'])
      expect((await askAs(server, stranger, `query W($id: Int!) { ${query} }`, { id })).value).toBeNull();
    for (const query of ['problemCases(id: $id) { total }', 'problemRevisions(id: $id) { total }'])
      expect((await askAs(server, stranger, `query W($id: Int!) { ${query} }`, { id })).value).toEqual({ total: 0 });
  });

  test('make a hidden problem public: super admins and problem admins', async () => {
    const show = `mutation Show($id: Int!, $visibility: ProblemVisibility!) {
      changeProblemVisibility(id: $id, visibility: $visibility) {
        ... on ChangeProblemVisibilitySuccess { data { visibility viewerCanPublish } }
        ... on DomainError { code }
      }
    }`;
    const statements = { create: { language: 'en', title: 'Sum', description: 'Add.' } };
    const { id } = await buildProblem(server.services, { authorId: admin.id, visibility: 'PUBLIC', statements });
    expect((await askAs(server, admin, show, { id, visibility: 'PRIVATE' })).data).toEqual({
      visibility: 'PRIVATE',
      viewerCanPublish: false,
    });
    expect((await askAs(server, admin, show, { id, visibility: 'PUBLIC' })).code).toBe('PUBLISHING_FORBIDDEN');
    expect((await askAs(server, admin, updateMutation, { id, version: 2, input: problemInput() })).code).toBe(
      'PUBLISHING_FORBIDDEN',
    );
    expect((await askAs(server, keeper, show, { id, visibility: 'PUBLIC' })).data).toEqual({
      visibility: 'PUBLIC',
      viewerCanPublish: true,
    });
  });

  test('delete a problem: super admins and problem admins, and all that hangs on it goes', async () => {
    const remove = `mutation Remove($id: Int!) {
      deleteProblem(id: $id) { ... on DeleteProblemSuccess { data } ... on DomainError { code } }
    }`;
    const { id } = await mustCreate(server, admin);
    expect((await askAs(server, admin, remove, { id })).code).toBe('PROBLEM_EDIT_FORBIDDEN');
    expect((await askAs(server, keeper, remove, { id })).data).toBe(id);
    expect(await server.services.db.testSet.count({ where: { problemId: id } })).toBe(0);
    expect((await askAs(server, keeper, remove, { id })).code).toBe('PROBLEM_NOT_FOUND');
  });

  test('delete a problem of contests: nobody, who is told in how many it is, and the names of their own', async () => {
    const { db } = server.services;
    const remove = `mutation Remove($id: Int!) {
      deleteProblem(id: $id) { __typename ... on ProblemInContest { message contestCount } }
    }`;
    const { id } = await buildProblem(server.services);
    const place = { create: { problemId: id, displayId: 'A', displayTitle: 'First' } };
    const own = await buildContest(server.services, { authorId: keeper.id, title: 'Spring Cup', problems: place });
    await buildContest(server.services, { authorId: admin.id, title: 'Autumn Cup', problems: place });
    const told = async (user: User) => (await askAs(server, user, remove, { id })).value;
    const refused = (contests: string) => ({
      __typename: 'ProblemInContest',
      contestCount: 2,
      message: `The problem is in 2 contests (${contests}): take it out there first.`,
    });
    expect(await told(keeper)).toEqual(refused('“Spring Cup” and others'));
    expect(await told(root)).toEqual(refused('“Autumn Cup”, “Spring Cup”'));
    await db.contestProblem.deleteMany({ where: { problemId: id, contestId: own.id } });
    expect(await told(keeper)).toMatchObject({
      contestCount: 1,
      message: 'The problem is in a contest: take it out there first.',
    });
    await db.contestProblem.deleteMany({ where: { problemId: id } });
    expect(await told(keeper)).toEqual({ __typename: 'DeleteProblemSuccess' });
  });

  test('is told by the list of problems: all for admins, their own for others', async () => {
    const own = await buildProblem(server.services, {
      authorId: author.id,
      visibility: 'CONTEST',
      title: 'Of the list',
    });
    const list = `query List($filter: AdminProblemFilter) {
      adminProblems(filter: $filter, page: { size: 100 }) { total items { id viewerCanEdit viewerCanDelete } }
    }`;
    const filter = {
      keyword: 'of the list',
      visibility: 'CONTEST',
      origin: 'ME',
      type: 'ACM',
      authorUsername: author.username,
    };
    for (const [user, canEdit, canDelete] of [
      [admin, false, false],
      [keeper, true, true],
      [author, true, false],
    ] as const) {
      expect((await askAs(server, user, list, { filter })).value).toEqual({
        total: 1,
        items: [{ id: own.id, viewerCanEdit: canEdit, viewerCanDelete: canDelete }],
      });
    }
    expect((await askAs(server, stranger, list, {})).value).toEqual({ total: 0, items: [] });
  });
});
