import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildGroup } from '../../../factories/group.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { askAs } from '../../core/settings/site-operations.ts';

let server: TestServer;
let admin: User;
beforeAll(async () => {
  server = await startTestServer();
  admin = await buildUser(server.services, { role: 'ADMIN' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.services.db.tag.deleteMany();
  await server.services.db.tagClassification.deleteMany();
});

async function change(field: string, args: string): Promise<Record<string, unknown>> {
  const faults = args.includes('input') ? '... on InvalidInput { fields { path } }' : '';
  const { data, errors } = await askAs(
    server,
    admin,
    `mutation { ${field}(${args}) { __typename ... on DomainError { code message ${faults} } } }`,
  );
  expect(errors).toBeUndefined();
  return data?.[field] as Record<string, unknown>;
}

function tag(name: string, problemIds: readonly number[] = []) {
  return server.services.db.tag.create({
    data: { name, problems: { create: problemIds.map((problemId) => ({ problemId })) } },
  });
}

function namesOf(user: User | null) {
  return askAs(server, user, '{ tags { name carrierCount } }').then(({ data }) => data?.['tags']);
}

describe('a tag', () => {
  test('is made with a colour, a place and a classification, once under a name whatever its case', async () => {
    const { id } = await server.services.db.tagClassification.create({ data: { name: 'Basics' } });
    expect(
      await change('createTag', `input: { name: " Graphs ", color: "#409EFF", classificationId: ${id}, rank: 3 }`),
    ).toMatchObject({ __typename: 'CreateTagSuccess' });
    expect(await change('createTag', 'input: { name: "graphs" }')).toMatchObject({
      code: 'TAG_EXISTS',
      message: expect.stringMatching(/^Add Tag Error|添加标签失败/),
    });
    expect(await server.services.db.tag.findMany()).toMatchObject([
      { name: 'Graphs', color: '#409EFF', classificationId: id, rank: 3, origin: 'ME' },
    ]);
    expect(await change('createTag', 'input: { name: "graphs", origin: "CF" }')).toMatchObject({
      __typename: 'CreateTagSuccess',
    });
  });

  test('is made once by two who name it at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => change('createTag', 'input: { name: "Greedy" }')));
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual([
      'CreateTagSuccess',
      'TagExists',
      'TagExists',
      'TagExists',
    ]);
    expect(await server.services.db.tag.count()).toBe(1);
  });

  test.each([
    ['name', '{ name: "  " }'],
    ['name', `{ name: "${'x'.repeat(51)}" }`],
    ['color', '{ name: "a", color: "red;position:fixed" }'],
    ['rank', '{ name: "a", rank: -1 }'],
  ])('with a %s that is not right in %s is refused, and nothing is stored', async (path, input) => {
    expect(await change('createTag', `input: ${input}`)).toMatchObject({ code: 'INVALID_INPUT', fields: [{ path }] });
    expect(await server.services.db.tag.count()).toBe(0);
  });

  test('is renamed, recoloured and moved; its problems keep it, and only its own name may stay', async () => {
    const problem = await buildProblem(server.services, { hasTests: false });
    const { id } = await tag('dp', [problem.id]);
    await tag('greedy');
    const classification = await server.services.db.tagClassification.create({ data: { name: 'Basics' } });
    expect(await change('updateTag', `id: ${id}, input: { name: "greedy" }`)).toMatchObject({ code: 'TAG_EXISTS' });
    expect(
      await change(
        'updateTag',
        `id: ${id}, input: { name: "DP", color: "teal", classificationId: ${classification.id} }`,
      ),
    ).toMatchObject({ __typename: 'UpdateTagSuccess' });
    expect(await server.services.db.tag.findUnique({ where: { id }, include: { problems: true } })).toMatchObject({
      name: 'DP',
      color: 'teal',
      classificationId: classification.id,
      problems: [{ problemId: problem.id }],
    });
    expect(await change('updateTag', 'id: 0, input: { name: "x" }')).toMatchObject({ code: 'TAG_NOT_FOUND' });
  });

  test('cannot stand under a classification that is not there or of another origin', async () => {
    const { id } = await server.services.db.tagClassification.create({ data: { name: 'Theirs', origin: 'CF' } });
    for (const classificationId of [0, id])
      expect(await change('createTag', `input: { name: "a", classificationId: ${classificationId} }`)).toMatchObject({
        code: 'TAG_CLASSIFICATION_NOT_FOUND',
      });
    expect(await server.services.db.tag.count()).toBe(0);
  });

  test('is deleted with its places on problems, which stay', async () => {
    const problem = await buildProblem(server.services, { hasTests: false });
    const { id } = await tag('dp', [problem.id]);
    expect(await change('deleteTag', `id: ${id}`)).toMatchObject({ __typename: 'DeleteTagSuccess' });
    expect(
      await server.services.db.problem.findUnique({ where: { id: problem.id }, include: { tags: true } }),
    ).toMatchObject({ tags: [] });
    expect(await change('deleteTag', `id: ${id}`)).toMatchObject({ code: 'TAG_NOT_FOUND' });
  });

  test('is merged into another: problems carry that one instead, once each', async () => {
    const [one, both] = [
      await buildProblem(server.services, { hasTests: false }),
      await buildProblem(server.services, { hasTests: false }),
    ];
    const from = await tag('dynamic programming', [one.id, both.id]);
    const into = await tag('dp', [both.id]);
    expect(await change('mergeTags', `id: ${from.id}, intoId: ${into.id}`)).toMatchObject({
      __typename: 'MergeTagsSuccess',
    });
    expect(await server.services.db.problemTag.findMany({ orderBy: { problemId: 'asc' } })).toEqual(
      [one, both].map(({ id }) => ({ problemId: id, tagId: into.id })),
    );
    expect(await server.services.db.tag.count()).toBe(1);
    expect(await change('mergeTags', `id: ${into.id}, intoId: ${into.id}`)).toMatchObject({ code: 'TAGS_APART' });
    expect(await change('mergeTags', `id: ${into.id}, intoId: 0`)).toMatchObject({ code: 'TAG_NOT_FOUND' });
  });

  test('of a group is not changed by way of the site', async () => {
    const group = await buildGroup(server.services, admin);
    const { id } = await server.services.db.tag.create({ data: { name: 'ours', groupId: group.id } });
    expect(await change('deleteTag', `id: ${id}`)).toMatchObject({ code: 'TAG_NOT_FOUND' });
    expect(await server.services.db.tag.count()).toBe(1);
  });
});

describe('a classification', () => {
  test('is made, renamed and given another place, once under a name', async () => {
    expect(await change('createTagClassification', 'input: { name: "Later", rank: 2 }')).toMatchObject({
      __typename: 'CreateTagClassificationSuccess',
    });
    expect(await change('createTagClassification', 'input: { name: "LATER" }')).toMatchObject({
      code: 'TAG_CLASSIFICATION_EXISTS',
    });
    expect(await change('createTagClassification', 'input: { name: "First", rank: 1 }')).toMatchObject({
      __typename: 'CreateTagClassificationSuccess',
    });
    const headings = async () => {
      const { data } = await askAs(server, admin, '{ tagGroups { classification { name } } }');
      return (data as { tagGroups: { classification: { name: string } }[] }).tagGroups.map(
        ({ classification }) => classification.name,
      );
    };
    expect(await headings()).toEqual(['First', 'Later']);
    const { id } = await server.services.db.tagClassification.findFirstOrThrow({ where: { name: 'Later' } });
    await change('updateTagClassification', `id: ${id}, input: { name: "Sooner", rank: 0 }`);
    expect(await headings()).toEqual(['Sooner', 'First']);
    expect(await change('updateTagClassification', 'id: 0, input: { name: "x" }')).toMatchObject({
      code: 'TAG_CLASSIFICATION_NOT_FOUND',
    });
  });

  test('that is deleted leaves its tags without one', async () => {
    const { id } = await server.services.db.tagClassification.create({
      data: { name: 'Basics', tags: { create: { name: 'dp' } } },
    });
    expect(await change('deleteTagClassification', `id: ${id}`)).toMatchObject({
      __typename: 'DeleteTagClassificationSuccess',
    });
    expect(await server.services.db.tag.findMany()).toMatchObject([{ name: 'dp', classificationId: null }]);
    expect(await change('deleteTagClassification', `id: ${id}`)).toMatchObject({
      code: 'TAG_CLASSIFICATION_NOT_FOUND',
    });
  });
});

describe('the list', () => {
  test('shows admins every tag with its problem count, others tags of public problems without counts', async () => {
    const open = await buildProblem(server.services, { hasTests: false });
    const hidden = await buildProblem(server.services, { hasTests: false, visibility: 'PRIVATE' });
    await tag('of both', [open.id, hidden.id]);
    await tag('of the hidden one', [hidden.id]);
    await tag('of none');
    expect(await namesOf(admin)).toEqual([
      { name: 'of both', carrierCount: 2 },
      { name: 'of none', carrierCount: 0 },
      { name: 'of the hidden one', carrierCount: 1 },
    ]);
    for (const user of [null, await buildUser(server.services)])
      expect(await namesOf(user)).toEqual([{ name: 'of both', carrierCount: null }]);
  });

  test('goes by rank, then by name', async () => {
    const { id } = await buildProblem(server.services, { hasTests: false });
    for (const [name, rank] of [
      ['b', 1],
      ['c', 0],
      ['a', 1],
    ] as const)
      await server.services.db.tag.create({ data: { name, rank, problems: { create: { problemId: id } } } });
    expect(await namesOf(null)).toMatchObject([{ name: 'c' }, { name: 'a' }, { name: 'b' }]);
  });
});
