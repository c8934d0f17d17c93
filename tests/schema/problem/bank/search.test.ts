import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildProblem } from '../../../factories/problem.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { findProblems } from './problem-operations.ts';

let server: TestServer;
let db: TestServer['services']['db'];
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = server.services);
  const tag = async (name: string) => (await db.tag.create({ data: { name } })).id;
  const [graphs, chinese] = [await tag('graphs'), await tag('数据结构')];
  const add = async (
    displayId: string,
    title: string,
    more: { zh?: string; source?: string; tagIds?: number[] } = {},
  ) =>
    void (await buildProblem(server.services, {
      displayId,
      title,
      hasTests: false,
      source: more.source ?? null,
      tags: { create: (more.tagIds ?? []).map((tagId) => ({ tagId })) },
      statements: {
        create: [
          { language: 'en', title, description: '' },
          ...(more.zh === undefined ? [] : [{ language: 'zh', title: more.zh, description: '' }]),
        ],
      },
    }));
  await add('1000', 'A+B Problem', { zh: 'A+B 问题', source: 'Warm-up' });
  await add('1001', 'Dijkstra on a Grid', { zh: '网格上的最短路径', tagIds: [graphs] });
  await add('1002', 'Shortest Path', { zh: '最短路', source: 'Spring Cup 2019', tagIds: [graphs] });
  await add('1003', 'The Shortest Path to a Coin', { zh: '硬币', source: "Winter's Cup" });
  await add('10010', 'Segment Tree', { zh: '线段树', tagIds: [chinese] });
  await add('HDU-1001', 'Sum of Path Lengths', { zh: '路径长度之和' });
  await add('P2', 'Čtverec über alles', { zh: '方块' });
  await add('B1', 'The Last Night Bus Home', { zh: '末班车', source: 'Owl Cup' });
  await add('B2', 'RopeBridge');
});
afterAll(() => server.stop());

const find = async (keyword: string, more: Parameters<typeof findProblems>[1] = {}) =>
  (await findProblems(server, { ...more, filter: { ...more.filter, keyword } })).displayIds;

describe('a keyword finds', () => {
  test.each<[string, string, string[]]>([
    ['words in any order', 'path shortest', ['1002', '1003']],
    ['how words begin', 'shor pat', ['1002', '1003']],
    ['a part in the middle of a word', 'ijkst', ['1001']],
    ['words in full width and capital letters', 'ＳＥＧＭＥＮＴ tree', ['10010']],
    ['letters with accents', 'čtverec ÜBER', ['P2']],
    ['a title with signs in it', 'a+b', ['1000']],
    ['a source', 'spring 2019', ['1002']],
    ['a source with an apostrophe', "winter's cup", ['1003']],
    ['a word of the title together with one of the source', 'coin winter', ['1003']],
    ['a pasted line of display id and title', '1002 Shortest Path', ['1002']],
    ['a display id without its hyphen', 'hdu 1001', ['HDU-1001']],
    ['Chinese words in the middle of a title', '最短', ['1002', '1001']],
    ['a Chinese word that stands last', '路径', ['1001', 'HDU-1001']],
    ['one Chinese character', '币', ['1003']],
    ['Chinese and English in one', 'A+B问题', ['1000']],
    ['words that the title has apart, written in one', 'nightbus', ['B1']],
    ['how such words begin', 'lastnightbu', ['B1']],
    ['a word that the title has in one, written apart', 'rope bridge', ['B2']],
    ['words apart, together with others', 'home nightbus owl', ['B1']],
    ['words of a source in one', 'owlcup', ['B1']],
    ['a plus as it is said', 'a plus b', ['1000']],
    ['a plus as it is said, in one', 'aplusb', ['1000']],
    ['a plus between blanks', 'a + b', ['1000']],
    ['no words in one that stand in different lines', 'homethe', []],
    ['a Chinese tag', '数据', ['10010']],
    ['nothing, said as such', 'zzzzzzzz', []],
    ['nothing by wild cards of the database', '%', []],
    ['nothing by what would break a query', `'":*&|!()\\<->`, []],
  ])('%s', async (_what, keyword, expected) => {
    expect((await find(keyword)).toSorted()).toEqual(expected.toSorted());
  });

  test('of Chinese only neighbours, while some problem has them', async () => {
    // 径 and 长 are both in the title of 1001 too, once it is said so.
    await db.problemStatement.updateMany({
      where: { problem: { displayId: '1001' }, language: 'zh' },
      data: { title: '长网格上的最短路径' },
    });
    expect(await find('径长')).toEqual(['HDU-1001']);
  });
});

describe('what fits best comes first', () => {
  test.each<[string, string, string[]]>([
    ['the display id itself, then those that begin so, then a part of one', '1001', ['1001', '10010', 'HDU-1001']],
    ['the whole title, then its words in a row, then in any order', 'shortest path', ['1002', '1003']],
    ['a title before a tag', 'graph', ['1001', '1002']],
    ['the whole title in Chinese', '最短路', ['1002', '1001']],
  ])('%s', async (_what, keyword, expected) => {
    expect(await find(keyword)).toEqual(expected);
  });

  test('unless another order is asked for', async () => {
    expect(await find('shortest path', { sort: 'NEWEST' })).toEqual(['1003', '1002']);
  });
});

describe('typing errors are forgiven when nothing has the words as they are', () => {
  test.each<[string, string, string[]]>([
    ['a letter left out', 'shotest', ['1002', '1003']],
    ['two letters swapped', 'dijsktra', ['1001']],
    ['a letter too many', 'segmment tree', ['10010']],
    ['a wrong letter in one of two words', 'shortest pazh', ['1002', '1003']],
    ['a wrong Chinese character', '最断路径', ['1001']],
    ['Chinese characters swapped', '段线', ['10010']],
  ])('%s', async (_what, keyword, expected) => {
    expect(await find(keyword)).toEqual(expected);
  });

  test('but not where they would mean anything', async () => {
    expect(await find('pxy')).toEqual([]);
  });
});

describe('of more than a thousand, which are not put in order', () => {
  const thousand = { from: 20_000, count: 1_005 };
  beforeAll(async () => {
    const numbers = Array.from({ length: thousand.count }, (_, index) => thousand.from + index);
    await db.problem.createMany({
      data: numbers.map((number) => ({
        displayId: String(number),
        title: `Common ${number}`,
        languageKeys: [],
        difficulty: number % 2 === 0 ? 'EASY' : 'HARD',
      })),
    });
    await db.problem.createMany({
      data: [
        { displayId: 'Z9', title: 'Common', languageKeys: [] },
        { displayId: 'Z8', title: 'Common too', visibility: 'PRIVATE', languageKeys: [] },
      ],
    });
    const last = await db.problem.findUniqueOrThrow({
      where: { displayId: String(thousand.from + thousand.count - 1) },
    });
    await db.problemStatistics.create({ data: { problemId: last.id, total: 2, ac: 1, wa: 1 } });
  });
  afterAll(async () => {
    await db.problem.deleteMany({ where: { title: { startsWith: 'Common' } } });
  });

  test('a thousand are found, a whole title first, the others by display id', async () => {
    expect(await findProblems(server, { filter: { keyword: 'common' }, page: { size: 3 } })).toEqual({
      total: 1_000,
      displayIds: ['Z9', '20000', '20001'],
    });
    expect(await findProblems(server, { filter: { keyword: 'common' }, page: { page: 2, size: 3 } })).toEqual({
      total: 1_000,
      displayIds: ['20002', '20003', '20004'],
    });
  });

  test('the last page ends with the thousandth, and nothing comes after it', async () => {
    const lastPage = await findProblems(server, { filter: { keyword: 'common' }, page: { page: 11, size: 99 } });
    expect(lastPage.displayIds).toHaveLength(10);
    expect(await findProblems(server, { filter: { keyword: 'common' }, page: { page: 12, size: 99 } })).toEqual({
      total: 1_000,
      displayIds: [],
    });
  });

  test('another order that is asked for is that of all of them', async () => {
    expect(
      await findProblems(server, { filter: { keyword: 'common' }, sort: 'MOST_SOLVED', page: { size: 2 } }),
    ).toMatchObject({ displayIds: ['21004', '20000'] });
    expect(
      await findProblems(server, { filter: { keyword: 'common' }, sort: 'HARDEST', page: { size: 2 } }),
    ).toMatchObject({ displayIds: ['20001', '20003'] });
  });

  test('other filters narrow them to few, which are counted', async () => {
    expect(
      await findProblems(server, { filter: { keyword: 'common', difficulty: 'HARD' }, page: { size: 1 } }),
    ).toEqual({ total: 502, displayIds: ['20001'] });
  });

  test('hidden ones are not among them', async () => {
    expect((await find('common too')).filter((displayId) => displayId === 'Z8')).toEqual([]);
    expect(
      (await findProblems(server, { filter: { keyword: 'common' }, sort: 'NEWEST', page: { size: 2 } })).displayIds,
    ).not.toContain('Z8');
  });
});

test('a keyword and other filters are both asked for', async () => {
  await db.problem.update({ where: { displayId: '1003' }, data: { difficulty: 'HARD' } });
  expect(await find('shortest', { filter: { difficulty: 'HARD' } })).toEqual(['1003']);
});

test('found problems come in pages', async () => {
  expect(await findProblems(server, { filter: { keyword: 'path' }, page: { page: 2, size: 1 } })).toMatchObject({
    total: 3,
    displayIds: ['1003'],
  });
});

describe('whatever is written, by whatever way, is found at once', () => {
  const idOf = async (displayId: string) => (await db.problem.findUniqueOrThrow({ where: { displayId } })).id;

  test('a new title and display id, and no more the old ones', async () => {
    await db.$executeRaw`UPDATE problem SET title = 'Renamed', display_id = 'NEW-7' WHERE display_id = '1000'`;
    await db.$executeRaw`
      UPDATE problem_statement
      SET title = 'Renamed'
      WHERE problem_id = (SELECT id FROM problem WHERE display_id = 'NEW-7')`;
    expect([await find('renamed'), await find('new7'), await find('A+B problem')]).toEqual([['NEW-7'], ['NEW-7'], []]);
  });

  test('a statement in another language, until it is taken away', async () => {
    const { id } = await db.problemStatement.create({
      data: { problemId: await idOf('P2'), language: 'fr', title: 'Le carré magique', description: '' },
    });
    expect(await find('magique')).toEqual(['P2']);
    await db.problemStatement.delete({ where: { id } });
    expect(await find('magique')).toEqual([]);
  });

  test('a tag that is put on, renamed and taken off', async () => {
    const tag = await db.tag.create({ data: { name: 'geometry' } });
    await db.problemTag.create({ data: { problemId: await idOf('P2'), tagId: tag.id } });
    expect(await find('geometry')).toEqual(['P2']);
    await db.tag.update({ where: { id: tag.id }, data: { name: 'topology' } });
    expect([await find('geometry'), await find('topology')]).toEqual([[], ['P2']]);
    await db.problemTag.deleteMany({ where: { tagId: tag.id } });
    expect(await find('topology')).toEqual([]);
  });

  test('a problem that is deleted takes its row along', async () => {
    const { id } = await buildProblem(server.services, {
      title: 'Ephemeral',
      hasTests: false,
      statements: { create: { language: 'en', title: 'Ephemeral', description: '' } },
    });
    expect(await find('ephemeral')).toHaveLength(1);
    await db.problem.delete({ where: { id } });
    expect(await find('ephemeral')).toEqual([]);
    expect(await db.problemSearch.count({ where: { problemId: id } })).toBe(0);
  });

  test('changes of one problem at the same moment are all there in the end', async () => {
    const problemId = await idOf('P2');
    await Promise.all(
      ['de', 'it', 'es', 'pt'].map((language) =>
        db.problemStatement.create({ data: { problemId, language, title: `Quadro${language}`, description: '' } }),
      ),
    );
    expect(await Promise.all(['quadrode', 'quadroit', 'quadroes', 'quadropt'].map((word) => find(word)))).toEqual([
      ['P2'],
      ['P2'],
      ['P2'],
      ['P2'],
    ]);
  });
});
