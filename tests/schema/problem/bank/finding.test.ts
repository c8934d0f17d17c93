import { Status } from '@verdict/judge/protocol/status.ts';
import { type Role, type User, Prisma } from '@verdict/prisma/generated/client/client.ts';
import { viewerOf } from '@verdict/schema/account/session/session.service.ts';
import type { Viewer } from '@verdict/schema/core/context.ts';
import { level } from '@verdict/schema/core/level.ts';
import { listedPartsSql, listedProblems, listedProblemsSql } from '@verdict/schema/problem/bank/problem.rule.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildGroup } from '../../../factories/group.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { findProblems, seeListPage } from './problem-operations.ts';

const roles: readonly Role[] = [
  'ROOT',
  'ADMIN',
  'PROBLEM_ADMIN',
  'USER',
  'NO_SUBMIT',
  'NO_DISCUSS',
  'MUTED',
  'NO_SUBMIT_NO_DISCUSS',
  'NO_SUBMIT_MUTED',
];
const admins: ReadonlySet<Role> = new Set(['ROOT', 'ADMIN', 'PROBLEM_ADMIN']);

let server: TestServer;
let author: User;
let member: User;
let groupId: number;
const ids: Record<string, number> = {};
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.services;
  [author, member] = [await buildUser(server.services), await buildUser(server.services)];
  ({ id: groupId } = await buildGroup(server.services, author, { levels: [[member, level.member]] }));
  const topics = await db.tagClassification.create({ data: { name: 'Topics' } });
  const secrets = await db.tagClassification.create({ data: { name: 'Secrets' } });
  const common = await db.tag.create({ data: { name: 'common', classificationId: topics.id } });
  const secret = await db.tag.create({ data: { name: 'treewidth', classificationId: secrets.id } });
  const add = async (displayId: string, columns: Parameters<typeof buildProblem>[1], tagIds = [common.id]) => {
    const title = columns?.title ?? `Marmot ${displayId}`;
    const { id } = await buildProblem(server.services, {
      ...columns,
      displayId,
      title,
      hasTests: false,
      tags: { create: tagIds.map((tagId) => ({ tagId })) },
      statements: { create: { language: 'en', title, description: '' } },
    });
    ids[displayId] = id;
  };
  await add('M10', { difficulty: 'MID' });
  await add('M2', { difficulty: 'HARD' });
  await add('M1', { type: 'OI' });
  await add('HIDDEN', { visibility: 'PRIVATE', authorId: author.id }, [common.id, secret.id]);
  await add('CONTEST', { visibility: 'CONTEST', origin: 'HIDDENJUDGE' }, [common.id, secret.id]);
  await add('GROUP', { groupId }, [common.id, secret.id]);
  await db.problemStatistics.createMany({
    data: [
      { problemId: ids['M10'] ?? 0, total: 4, ac: 3, wa: 1 },
      { problemId: ids['M2'] ?? 0, total: 100, ac: 5, wa: 90, tle: 1, mle: 1, re: 1, ce: 1, pe: 1 },
      { problemId: ids['HIDDEN'] ?? 0, total: 9, ac: 9 },
    ],
  });
});
afterAll(() => server.stop());

const open = { total: 3, displayIds: ['M1', 'M2', 'M10'], banks: ['ME'], tags: { common: 3 }, headings: ['Topics'] };
const all = {
  total: 5,
  displayIds: ['CONTEST', 'HIDDEN', 'M1', 'M2', 'M10'],
  banks: ['ME', 'HIDDENJUDGE'],
  tags: { common: 5, treewidth: 2 },
  headings: ['Topics', 'Secrets'],
};

describe('what is hidden leaks nowhere: not by the list, counts, random picks, search, banks or tags', () => {
  const readers: [string, () => Promise<User | null>, object][] = [
    ['the signed out', async () => null, open],
    ...roles.map((role): [string, () => Promise<User>, object] => [
      role,
      () => buildUser(server.services, { role }),
      admins.has(role) ? all : open,
    ]),
    ["a group's member", async () => member, open],
    [
      'an author, but for the own one',
      async () => author,
      {
        ...open,
        total: 4,
        displayIds: ['HIDDEN', 'M1', 'M2', 'M10'],
        tags: { common: 4, treewidth: 1 },
        headings: ['Topics', 'Secrets'],
      },
    ],
  ];
  test.each(readers)('%s', async (_who, signIn, expected) => {
    const reader = await signIn();
    const { displayIds } = expected as typeof open;
    for (const filter of [{}, { keyword: 'marmot' }, { keyword: 'marmto' }, { keyword: 'comm' }]) {
      const { random, ...seen } = await seeListPage(server, filter, reader);
      expect({ ...seen, displayIds: seen.displayIds.toSorted() }).toEqual({
        ...expected,
        displayIds: displayIds.toSorted(),
      });
      expect(displayIds).toContain(random);
    }
    for (const keyword of ['HIDDEN', 'hidde', 'CONTEST', 'GROUP', 'treewidth', 'treewdith']) {
      const { displayIds: found } = await findProblems(server, { filter: { keyword } }, reader);
      expect(
        found.filter((displayId) => !displayIds.includes(displayId)),
        keyword,
      ).toEqual([]);
    }
    for (const [displayId, id] of Object.entries(ids)) {
      if (displayIds.includes(displayId)) continue;
      const { tags } = await server.services.db.problem.findUniqueOrThrow({
        where: { id },
        select: { tags: { select: { tagId: true }, orderBy: { tagId: 'desc' } } },
      });
      const byTag = await findProblems(server, { filter: { tagIds: [tags[0]?.tagId ?? 0], origin: 'ALL' } }, reader);
      expect(byTag.displayIds).not.toContain(displayId);
    }
  });

  test('the rule in SQL and the rule in Prisma are the same', async () => {
    const { db } = server.services;
    const viewers: Viewer[] = [
      { kind: 'anonymous' },
      ...(await Promise.all(
        [author, member].flatMap((user) =>
          (['USER', 'MUTED', 'ADMIN', 'ROOT'] as const).map((role) => viewerOf(db, { ...user, role })),
        ),
      )),
    ];
    for (const viewer of viewers)
      for (const place of [null, groupId]) {
        const byPrisma = await db.problem.findMany({
          where: listedProblems(viewer, place),
          select: { id: true },
          orderBy: { id: 'asc' },
        });
        const bySql = Prisma.sql`SELECT p.id FROM problem p WHERE ${listedProblemsSql(viewer, place)} ORDER BY p.id`;
        expect(await db.$queryRaw(bySql)).toEqual(byPrisma);
      }
    expect(Prisma.sql`${listedProblemsSql({ kind: 'anonymous' })}`.values).toEqual([]);
  });

  test('the parts that are counted one by one are the whole, and have nothing in common', async () => {
    const { db } = server.services;
    for (const role of ['USER', 'ADMIN'] as const) {
      const viewer = await viewerOf(db, { ...author, role });
      const parts = await Promise.all(
        listedPartsSql(viewer).map((part) => db.$queryRaw<{ id: number }[]>`SELECT p.id FROM problem p WHERE ${part}`),
      );
      const whole = await db.$queryRaw<{ id: number }[]>`SELECT p.id FROM problem p WHERE ${listedProblemsSql(viewer)}`;
      expect(
        parts
          .flat()
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(whole.map(({ id }) => id).toSorted());
    }
  });
});

const sorts = [undefined, 'DISPLAY_ID', 'NEWEST', 'MOST_SOLVED', 'ACCEPT_RATE', 'EASIEST', 'HARDEST'] as const;

test.each(sorts)('pages of the order %s are parts of one list, whoever looks', async (sort) => {
  for (const reader of [null, author]) {
    const wishes = sort === undefined ? {} : { sort };
    const whole = await findProblems(server, wishes, reader);
    const pages = await Promise.all(
      whole.displayIds.map((_, index) =>
        findProblems(server, { ...wishes, page: { page: index + 1, size: 1 } }, reader),
      ),
    );
    expect(pages.flatMap(({ displayIds }) => displayIds)).toEqual(whole.displayIds);
    expect(whole.displayIds).toHaveLength(whole.total);
  }
});

describe('the list is ordered', () => {
  test.each([
    ['by display id as people count', undefined, ['M1', 'M2', 'M10']],
    ['by display id', 'DISPLAY_ID', ['M1', 'M2', 'M10']],
    ['newest first', 'NEWEST', ['M1', 'M2', 'M10']],
    ['most solved first', 'MOST_SOLVED', ['M2', 'M10', 'M1']],
    ['highest rate first, those nobody tried last', 'ACCEPT_RATE', ['M10', 'M2', 'M1']],
    ['easiest first', 'EASIEST', ['M1', 'M10', 'M2']],
    ['hardest first', 'HARDEST', ['M2', 'M10', 'M1']],
  ])('%s', async (_what, sort, expected) => {
    expect((await findProblems(server, sort === undefined ? {} : { sort })).displayIds).toEqual(expected);
  });
});

test("a reader's own progress filters the list by its marks; contests and jury runs do not count", async () => {
  const solver = await buildUser(server.services);
  const submit = (displayId: string, status: number, more = {}) =>
    buildSubmission(server.services, { userId: solver.id, problemId: ids[displayId] ?? 0, status, ...more });
  await submit('M1', Status.WRONG_ANSWER);
  await submit('M1', Status.ACCEPTED);
  await submit('M2', Status.PENDING);
  await submit('M10', Status.ACCEPTED, { origin: 'JURY' });
  const find = async (progress: string, reader: User | null) => findProblems(server, { filter: { progress } }, reader);
  expect(await find('SOLVED', solver)).toEqual({ total: 1, displayIds: ['M1'] });
  expect(await find('TRIED', solver)).toEqual({ total: 1, displayIds: ['M2'] });
  expect(await find('NOT_TRIED', solver)).toEqual({ total: 1, displayIds: ['M10'] });
  expect(await find('NOT_TRIED', author)).toMatchObject({ total: 4 });
  for (const progress of ['SOLVED', 'TRIED', 'NOT_TRIED'])
    expect(await find(progress, null)).toEqual({ total: 0, displayIds: [] });
});

test('a random pick is one of those the filter keeps, each of them now and then', async () => {
  const seen = new Set<string | null>();
  for (let index = 0; index < 40; index += 1) seen.add((await seeListPage(server, { type: 'ACM' }, null)).random);
  expect([...seen].toSorted()).toEqual(['M10', 'M2']);
  expect((await seeListPage(server, { keyword: 'nothing is called so' }, null)).random).toBeNull();
});

test('a tag of another bank, or nobody, is in no list of a bank', async () => {
  const { db } = server.services;
  const far = await db.tag.create({ data: { name: 'far', origin: 'HDU' } });
  await buildProblem(server.services, {
    displayId: 'HDU-1',
    origin: 'HDU',
    hasTests: false,
    tags: { create: { tagId: far.id } },
  });
  await db.tag.create({ data: { name: 'unused' } });
  const names = async (origin: string | null) => {
    const { data } = await server.graphql(
      'query ($origin: String) { tagGroups(origin: $origin) { classification { name } tags { name problemCount } } }',
      { variables: { origin } },
    );
    return data?.['tagGroups'];
  };
  expect(await names('HDU')).toEqual([{ classification: null, tags: [{ name: 'far', problemCount: 1 }] }]);
  expect(await names(null)).toEqual([
    { classification: { name: 'Topics' }, tags: [{ name: 'common', problemCount: 3 }] },
  ]);
  expect(await names('ALL')).toEqual([
    { classification: { name: 'Topics' }, tags: [{ name: 'common', problemCount: 3 }] },
    { classification: null, tags: [{ name: 'far', problemCount: 1 }] },
  ]);
});
