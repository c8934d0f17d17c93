import { Status } from '@verdict/judge/protocol/status.ts';
import type { Role, User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { countQueries } from '../../../server/count-queries.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { buildListedProblems, detailQuery, listQuery, type ListedProblems } from './problem-list-scene.ts';

let server: TestServer;
let author: User;
let member: User;
let graphs: ListedProblems['graphs'];
let rows: ListedProblems['rows'];
beforeAll(async () => {
  server = await startTestServer();
  ({ author, member, graphs, rows } = await buildListedProblems(server));
});
afterAll(() => server.stop());

interface Row {
  readonly displayId: string;
  readonly title: string;
  readonly viewerStatus: number;
  readonly viewerScore: number | null;
}
async function itemsOf(
  variables: Record<string, unknown>,
  reader: User | null = null,
  headers: Record<string, string> = {},
): Promise<Row[]> {
  const data = (await ask(listQuery, variables, reader, headers)) ?? {};
  return (data['problems'] as { items: Row[] }).items;
}
async function ask(
  query: string,
  variables: Record<string, unknown>,
  reader: User | null = null,
  headers: Record<string, string> = {},
) {
  const { data, errors } = await server.graphql(query, {
    variables,
    headers,
    ...(reader ? { token: await tokenFor(server.services, reader) } : {}),
  });
  if (errors) throw new Error(errors[0]?.message);
  return data;
}
async function listed(filter: Record<string, unknown> = {}, reader: User | null = null): Promise<string[]> {
  return (await itemsOf({ filter }, reader)).map(({ displayId }) => displayId);
}
async function detail(
  displayId: string,
  reader: User | null = null,
  more: Record<string, unknown> = {},
): Promise<Record<string, unknown> | null> {
  return (await ask(detailQuery, { displayId, ...more }, reader))?.['problem'] as Record<string, unknown> | null;
}

describe('who sees a problem, in the list and alone', () => {
  const open = ['1000', '1001', 'HDU-1'];
  const all = Object.keys;
  const see = async (reader: User | null) => {
    const alone = await Promise.all(
      all(rows).map(async (displayId) => ((await detail(displayId, reader)) === null ? [] : [displayId])),
    );
    return { list: (await listed({}, reader)).toSorted(), alone: alone.flat().toSorted() };
  };
  test('the signed out and strangers see public ones', async () => {
    expect(await see(null)).toEqual({ list: open, alone: open });
    expect(await see(await buildUser(server.services))).toEqual({ list: open, alone: open });
  });
  test('an author also sees the own hidden one', async () => {
    expect(await see(author)).toEqual({ list: [...open, '1002'].toSorted(), alone: [...open, '1002'].toSorted() });
  });
  test("a group's member sees its problems, which are not in the bank", async () => {
    expect(await see(member)).toEqual({ list: open, alone: [...open, '1004'].toSorted() });
  });
  test.each<Role>(['ADMIN', 'PROBLEM_ADMIN'])('%s sees all of the site', async (role) => {
    const ofSite = all(rows)
      .filter((displayId) => displayId !== '1004')
      .toSorted();
    expect(await see(await buildUser(server.services, { role }))).toEqual({ list: ofSite, alone: ofSite });
  });
  test('ROOT sees those of groups too', async () => {
    const { alone } = await see(await buildUser(server.services, { role: 'ROOT' }));
    expect(alone).toEqual(all(rows).toSorted());
  });
});

describe('the list', () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ['a word of the title', { keyword: 'crates' }, ['1000']],
    ['a word of a translated title', { keyword: '货物' }, ['1000']],
    ['a display id', { keyword: '1001' }, ['1001']],
    ['a source', { keyword: 'spring' }, ['1000']],
    ['a tag', { keyword: 'geom' }, ['1000']],
    ['wild cards, literally', { keyword: '_100%' }, ['1001']],
    ['a difficulty', { difficulty: 'HARD' }, ['1001']],
    ['a type', { type: 'OI' }, ['1001']],
    ['local problems', { origin: 'ME' }, ['1000', '1001']],
    ['a remote judge', { origin: 'HDU' }, ['HDU-1']],
    ['all judges', { origin: 'ALL' }, ['1000', '1001', 'HDU-1']],
    ['blank words', { keyword: '  ' }, ['1000', '1001', 'HDU-1']],
  ])('filtered by %s', async (_what, filter, expected) => {
    expect(await listed(filter)).toEqual(expected);
  });

  test('filtered by tags, a problem carries all of them', async () => {
    const geometry = await server.services.db.tag.findFirstOrThrow({ where: { name: 'geometry' } });
    expect(await listed({ tagIds: [graphs.id] })).toEqual(['1000', '1001']);
    expect(await listed({ tagIds: [graphs.id, geometry.id] })).toEqual(['1000']);
    expect(await listed({ tagIds: [] })).toHaveLength(3);
  });

  test('comes in pages', async () => {
    const page = (await ask(listQuery, { page: { page: 2, size: 2 } }))?.['problems'];
    expect(page).toMatchObject({ total: 3, page: 2, size: 2, items: [{ displayId: 'HDU-1' }] });
  });

  test("titles are in the reader's language, or the one asked", async () => {
    const titles = async (variables: Record<string, unknown>, headers = {}) =>
      (await itemsOf(variables, null, headers)).map(({ title }) => title);
    expect((await titles({}))[0]).toBe('Two Crates');
    expect((await titles({}, { 'Accept-Language': 'zh-CN' }))[0]).toBe('两箱货物');
    expect(await titles({ language: 'zh' })).toEqual(['两箱货物', 'Bridges_100%', 'Far away']);
  });

  test("rows carry the viewer's own best status, and nobody else's", async () => {
    const solver = await buildUser(server.services);
    const add = (displayId: string, status: number, score: number | null = null, more = {}) =>
      buildSubmission(server.services, {
        userId: solver.id,
        problemId: rows[displayId]?.id ?? 0,
        status,
        score,
        ...more,
      });
    await add('1000', Status.ACCEPTED);
    await add('1000', Status.WRONG_ANSWER);
    await add('1001', Status.PARTIAL_ACCEPTED, 60);
    await add('1001', Status.WRONG_ANSWER, 0);
    await add('HDU-1', Status.ACCEPTED, null, { origin: 'JURY' });
    const statuses = async (reader: User | null) =>
      (await itemsOf({}, reader)).map(({ viewerStatus, viewerScore }) => [viewerStatus, viewerScore]);
    expect(await statuses(solver)).toEqual([
      [0, null],
      [8, 60],
      [-10, null],
    ]);
    expect(await statuses(null)).toEqual([
      [-10, null],
      [-10, null],
      [-10, null],
    ]);
  });

  test('a long page asks the database no more often than a short one', async () => {
    for (let index = 0; index < 12; index += 1)
      await buildProblem(server.services, { tags: { create: { tagId: graphs.id } } });
    const short = await countQueries(server.services, {
      query: listQuery,
      variables: { page: { size: 2 } },
      viewer: author,
    });
    const long = await countQueries(server.services, {
      query: listQuery,
      variables: { page: { size: 14 } },
      viewer: author,
    });
    expect(long).toBe(short);
  });
});

describe('one problem', () => {
  test('shows the statement in the asked language, with the languages there are', async () => {
    expect(await detail('1000')).toMatchObject({
      statementLanguages: ['en', 'zh'],
      statement: { language: 'en', description: 'in English' },
    });
    expect(await detail('1000', null, { language: 'zh-CN' })).toMatchObject({
      title: '两箱货物',
      statement: { language: 'zh' },
    });
    expect(await detail('1000', null, { language: 'fr' })).toMatchObject({ statement: { language: 'en' } });
  });

  test('shows samples in order, and limits with the factors of each language', async () => {
    // However long the tests before took, the judge is there.
    await server.services.db.judgeNode.updateMany({ data: { lastSeenAt: new Date() } });
    expect(await detail('1000')).toMatchObject({
      samples: [{ input: 'a' }, { input: 'b' }],
      languages: [
        { language: { key: 'cpp', isAvailable: true }, timeLimitMs: 1_000, memoryLimitMb: 256, template: 'edit me' },
        { language: { key: 'python3' }, timeLimitMs: 5_000, memoryLimitMb: 512, template: '' },
      ],
      codeTemplates: [{ language: { key: 'cpp' }, template: 'edit me' }],
    });
    // Those of its judge alone; none is known of this one.
    expect((await detail('HDU-1'))?.['languages']).toEqual([]);
  });

  test('says whether the viewer may submit', async () => {
    expect((await detail('1000'))?.['viewerCanSubmit']).toBe(false);
    expect((await detail('1000', author))?.['viewerCanSubmit']).toBe(true);
    expect((await detail('1000', await buildUser(server.services, { role: 'NO_SUBMIT' })))?.['viewerCanSubmit']).toBe(
      false,
    );
  });

  test('a random one is any the viewer may see', async () => {
    const seen = new Set<unknown>();
    for (let index = 0; index < 10; index += 1)
      seen.add((await ask('{ randomProblem { id visibility groupId } }', {}))?.['randomProblem']);
    for (const problem of seen) expect(problem).toMatchObject({ visibility: 'PUBLIC', groupId: null });
  });
});

test('tags stand under their classifications, the others last', async () => {
  const classification = await server.services.db.tagClassification.create({ data: { name: 'Topics' } });
  await server.services.db.tag.update({ where: { id: graphs.id }, data: { classificationId: classification.id } });
  expect((await ask('{ tagGroups { classification { name } tags { name } } }', {}))?.['tagGroups']).toEqual([
    { classification: { name: 'Topics' }, tags: [{ name: 'graphs' }] },
    { classification: null, tags: [{ name: 'geometry' }] },
  ]);
  expect((await ask('{ tags(origin: "HDU") { name } }', {}))?.['tags']).toEqual([]);
});
