import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { buildProblem } from '../../../factories/problem.ts';
import type { TestServer } from '../../../server/test-server.ts';
import {
  askAs,
  casesQuery,
  createMutation,
  formQuery,
  mustCreate,
  mustUpdate,
  problemInput,
  startAuthoring,
  statement,
  typedTests,
  updateMutation,
} from './authoring-scene.ts';

let server: TestServer;
let root: User;
let keeper: User;
let admin: User;
beforeAll(async () => {
  ({ server, root, keeper, admin } = await startAuthoring());
});
afterAll(() => server.stop());

describe('a problem that is made', () => {
  test('is in its form just as it was sent', async () => {
    const input = problemInput({
      statements: [statement(), statement({ language: 'zh', title: '求和', hint: '很简单' })],
      tags: ['dp', 'math'],
      userExtraFiles: [{ name: 'lib.h', content: '// lib\n' }],
      judgeExtraFiles: [{ name: 'a/b.txt', content: 'x' }],
    });
    const { data } = await askAs(server, admin, createMutation, { input });
    const { tests: _tests, ...sent } = input;
    expect(data).toMatchObject({
      ...sent,
      version: 1,
      title: 'Sum',
      testCaseCount: 2,
      isManualCases: true,
      totalScore: null,
      modifierName: admin.username,
    });
    expect(data).toMatchObject({
      manualCases: [
        { name: '1', input: '1 2\n', output: '3\n', score: null, groupNumber: null },
        { name: '2', input: '2 2\n', output: '4\n' },
      ],
    });
  });

  test('can be judged at once, by cases in the order they were typed', async () => {
    const { id } = await mustCreate(server, keeper);
    const set = await server.services.db.testSet.findFirst({
      where: { currentOf: { id } },
      include: { groups: true, cases: { orderBy: { position: 'asc' } } },
    });
    expect(set?.groups.map(({ name }) => name)).toEqual(['data']);
    expect(set?.cases.map(({ name, score }) => [name, score])).toEqual([
      ['1', null],
      ['2', null],
    ]);
    const { value } = await askAs(server, keeper, casesQuery, { id });
    expect(value).toMatchObject({ total: 2, items: [{ name: '1', inputBytes: 4, outputBytes: 2 }, { name: '2' }] });
  });

  test('shares a tag with another problem that spells it with capitals', async () => {
    const [first, second] = [
      await mustCreate(server, keeper, { tags: ['Graphs'] }),
      await mustCreate(server, keeper, { tags: ['graphs'] }),
    ];
    expect([first['tags'], second['tags']]).toEqual([['Graphs'], ['Graphs']]);
  });

  test('is not made at all when another has its display id, and that is said at the field', async () => {
    const { displayId } = await mustCreate(server, keeper);
    const count = await server.services.db.problem.count();
    const answers = await Promise.all(
      [1, 2].map(() => askAs(server, keeper, createMutation, { input: problemInput({ displayId: ` ${displayId} ` }) })),
    );
    expect(answers.map(({ fields }) => fields)).toEqual(
      [1, 2].map(() => [{ path: 'displayId', message: 'Another problem has this display id.' }]),
    );
    expect(await server.services.db.problem.count()).toBe(count);
  });

  test('or renamed cannot take a display id that differs only in case; an existing one may stay', async () => {
    const { displayId } = await mustCreate(server, keeper, {
      displayId: `Case_${Math.random().toString(36).slice(2, 10)}`,
    });
    const taken = [{ path: 'displayId', message: 'Another problem has this display id.' }];
    expect(
      (await askAs(server, keeper, createMutation, { input: problemInput({ displayId: displayId.toUpperCase() }) }))
        .fields,
    ).toEqual(taken);
    const other = await mustCreate(server, keeper);
    expect(
      (
        await askAs(server, keeper, updateMutation, {
          id: other.id,
          version: 1,
          input: problemInput({ displayId: displayId.toLowerCase() }),
        })
      ).fields,
    ).toEqual(taken);
    // "_" is no wild card.
    await mustCreate(server, keeper, { displayId: displayId.replace('_', 'x') });
    const older = await buildProblem(server.services, { displayId: displayId.toLowerCase() });
    const saved = await mustUpdate(
      server,
      keeper,
      { id: older.id, version: older.version },
      problemInput({ displayId: displayId.toLowerCase(), source: 'Another' }),
    );
    expect(saved).toMatchObject({ displayId: displayId.toLowerCase(), source: 'Another' });
  });

  test('by two at the same moment under display ids of one word is made once', async () => {
    const displayId = `case-${Math.random().toString(36).slice(2, 10)}`;
    const answers = await Promise.all(
      [displayId, displayId.toUpperCase(), displayId.replace('case', 'Case')].map((spelt) =>
        askAs(server, keeper, createMutation, { input: problemInput({ displayId: spelt }) }),
      ),
    );
    expect(answers.filter(({ data }) => data !== undefined)).toHaveLength(1);
    expect(answers.filter(({ fields }) => fields?.[0]?.path === 'displayId')).toHaveLength(2);
  });

  test('by two at the same moment under one display id is made once', async () => {
    const input = problemInput();
    const answers = await Promise.all([1, 2, 3].map(() => askAs(server, keeper, createMutation, { input })));
    expect(answers.filter(({ data }) => data !== undefined)).toHaveLength(1);
    expect(answers.filter(({ fields }) => fields?.[0]?.path === 'displayId')).toHaveLength(2);
  });
});

describe('scores', () => {
  const three = [1, 2, 3].map((n) => ({ input: String(n), output: String(n) }));

  test('that are left out of an OI problem share 100, with the rest on the last', async () => {
    const form = await mustCreate(server, keeper, { type: 'OI', tests: typedTests(three) });
    expect(form).toMatchObject({ totalScore: 100, manualCases: [{ score: 33 }, { score: 33 }, { score: 34 }] });
  });

  test('that are given stay, and the others share what is left', async () => {
    const form = await mustCreate(server, keeper, {
      type: 'OI',
      tests: typedTests(three, { cases: [{ name: '2', score: 50 }] }),
    });
    expect(form).toMatchObject({ totalScore: 100, manualCases: [{ score: 25 }, { score: 50 }, { score: 25 }] });
  });

  test('of subtasks are carried by each of their cases', async () => {
    const cases = [
      { name: '1', groupNumber: 1 },
      { name: '2', groupNumber: 1 },
      { name: '3', groupNumber: 2 },
    ];
    const form = await mustCreate(server, keeper, {
      type: 'OI',
      judgeCaseMode: 'SUBTASK_LOWEST',
      tests: typedTests(three, { cases, groups: [{ number: 2, requires: [1] }] }),
    });
    expect(form).toMatchObject({
      totalScore: 100,
      groups: [
        { number: 1, requires: [] },
        { number: 2, requires: [1] },
      ],
      manualCases: [{ score: 50, groupNumber: 1 }, { score: 50 }, { score: 50, groupNumber: 2 }],
    });
    const groups = await server.services.db.testGroup.findMany({
      where: { testSet: { currentOf: { id: form.id } } },
      orderBy: { position: 'asc' },
    });
    expect(groups.map(({ name, requires }) => [name, requires])).toEqual([
      ['data', []],
      ['secret/group1', []],
      ['secret/group2', ['secret/group1']],
    ]);
  });
});

describe('a problem that is saved', () => {
  test('keeps its test set when nothing of the tests changed, and gets a new one when something did', async () => {
    const form = await mustCreate(server, keeper);
    const input = problemInput({ displayId: form.displayId });
    const same = await mustUpdate(server, keeper, form, { ...input, timeLimitMs: 2_000 });
    const kept = await mustUpdate(server, keeper, same, { ...input, tests: null });
    expect([same.version, same.testDataVersion, kept.testDataVersion]).toEqual([
      2,
      form.testDataVersion,
      form.testDataVersion,
    ]);
    const other = await mustUpdate(server, keeper, kept, {
      ...input,
      tests: typedTests([{ input: '5 5', output: '10' }]),
    });
    expect(other.testDataVersion).not.toBe(form.testDataVersion);
    expect(await server.services.db.testSet.count({ where: { problemId: form.id } })).toBe(2);
  });

  test('as an OI problem gets scores for the cases it has', async () => {
    const form = await mustCreate(server, keeper);
    const saved = await mustUpdate(
      server,
      keeper,
      form,
      problemInput({ displayId: form.displayId, type: 'OI', tests: null }),
    );
    expect(saved).toMatchObject({ totalScore: 100, manualCases: [{ score: 50 }, { score: 50 }], isManualCases: true });
    const rescored = await mustUpdate(
      server,
      keeper,
      saved,
      problemInput({
        displayId: form.displayId,
        type: 'OI',
        tests: {
          uploadId: null,
          manualCases: null,
          cases: [
            { name: '1', score: 10 },
            { name: '2', score: 90 },
          ],
          groups: [],
        },
      }),
    );
    expect(rescored).toMatchObject({ totalScore: 100, manualCases: [{ score: 10, input: '1 2\n' }, { score: 90 }] });
  });

  test('keeps its type while a contest has it that could not have taken another', async () => {
    const form = await mustCreate(server, keeper, { type: 'OI' });
    const contest = await buildContest(server.services, {
      authorId: keeper.id,
      type: 'OI',
      problems: { create: { problemId: form.id, displayId: 'A', displayTitle: 'Sum' } },
    });
    const as = (type: 'ACM' | 'OI') => ({
      id: form.id,
      version: form.version,
      input: problemInput({ displayId: form.displayId, type }),
    });
    const refused = await askAs(server, keeper, updateMutation, as('ACM'));
    expect(refused).toMatchObject({ __typename: 'InvalidInput', fields: [{ path: 'type' }] });
    // Whatever came apart before may come together again.
    await server.services.db.problem.update({ where: { id: form.id }, data: { type: 'ACM' } });
    const mended = await mustUpdate(server, keeper, form, as('OI').input);
    await server.services.db.contest.delete({ where: { id: contest.id } });
    expect(await mustUpdate(server, keeper, mended, as('ACM').input)).toMatchObject({ type: 'ACM' });
  });

  test('over a version somebody else has saved since is refused with who it was, and nothing is lost', async () => {
    const form = await mustCreate(server, keeper);
    const input = problemInput({ displayId: form.displayId });
    await mustUpdate(server, root, form, { ...input, source: 'Theirs' });
    const answer = await askAs(server, keeper, updateMutation, {
      id: form.id,
      version: form.version,
      input: { ...input, source: 'Mine' },
    });
    expect(answer).toMatchObject({ code: 'PROBLEM_CHANGED', modifierName: root.username, currentVersion: 2 });
    expect((await askAs(server, keeper, formQuery, { id: form.id })).value).toMatchObject({
      source: 'Theirs',
      version: 2,
    });
  });

  test('by several at once over one version is saved by one of them', async () => {
    const form = await mustCreate(server, keeper);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        askAs(server, keeper, updateMutation, {
          id: form.id,
          version: 1,
          input: problemInput({ displayId: form.displayId, source: `Nr ${n}` }),
        }),
      ),
    );
    expect(answers.map(({ code }) => code ?? 'saved').toSorted()).toEqual([
      'PROBLEM_CHANGED',
      'PROBLEM_CHANGED',
      'PROBLEM_CHANGED',
      'saved',
    ]);
  });

  test('for every language offers those to come as well', async () => {
    const { id } = await mustCreate(server, keeper, { languageKeys: ['c', 'cpp', 'java', 'python3'] });
    expect((await server.services.db.problem.findUnique({ where: { id } }))?.languageKeys).toEqual([]);
  });
});
