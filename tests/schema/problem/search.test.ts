import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildProblem } from '../../factories/problem.ts';
import { startTestServer } from '../../server/test-server.ts';
import type { TestServer } from '../../server/test-server.ts';
import { findProblems } from './problem-operations.ts';

let server: TestServer;
let db: TestServer['services']['db'];
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = server.services);
  const tag = async (name: string) => (await db.tag.create({ data: { name } })).id;
  const [graphs, chinese] = [await tag('graphs'), await tag('数据结构')];
  const add = async (displayId: string, title: string, more: { zh?: string; source?: string; tagIds?: number[] } = {}) =>
    void (await buildProblem(server.services, {
      displayId, title, hasTests: false, source: more.source ?? null,
      tags: { create: (more.tagIds ?? []).map((tagId) => ({ tagId })) },
      statements: { create: [{ language: 'en', title, description: '' }, ...(more.zh === undefined ? [] : [{ language: 'zh', title: more.zh, description: '' }])] },
    }));
  await add('1000', 'A+B Problem', { zh: 'A+B 问题', source: 'Warm-up' });
  await add('1001', 'Dijkstra on a Grid', { zh: '网格上的最短路径', tagIds: [graphs] });
  await add('1002', 'Shortest Path', { zh: '最短路', source: 'Spring Cup 2019', tagIds: [graphs] });
  await add('1003', 'The Shortest Path to a Coin', { zh: '硬币', source: "Winter's Cup" });
  await add('10010', 'Segment Tree', { zh: '线段树', tagIds: [chinese] });
  await add('HDU-1001', 'Sum of Path Lengths', { zh: '路径长度之和' });
  await add('P2', 'Čtverec über alles', { zh: '方块' });
});
afterAll(() => server.stop());

const find = async (keyword: string, more: Parameters<typeof findProblems>[1] = {}) => (await findProblems(server, { ...more, filter: { ...more.filter, keyword } })).displayIds;

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
    ['a Chinese tag', '数据', ['10010']],
    ['nothing, said as such', 'zzzzzzzz', []],
    ['nothing by wild cards of the database', '%', []],
    ['nothing by what would break a query', `'":*&|!()\\<->`, []],
  ])('%s', async (_what, keyword, expected) => {
    expect((await find(keyword)).toSorted()).toEqual(expected.toSorted());
  });

  test('of Chinese only neighbours, while some problem has them', async () => {
    // 径 and 长 are both in the title of 1001 too, once it is said so.
    await db.problemStatement.updateMany({ where: { problem: { displayId: '1001' }, language: 'zh' }, data: { title: '长网格上的最短路径' } });
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

test('a keyword and other filters are both asked for', async () => {
  await db.problem.update({ where: { displayId: '1003' }, data: { difficulty: 'HARD' } });
  expect(await find('shortest', { filter: { difficulty: 'HARD' } })).toEqual(['1003']);
});

test('found problems come in pages', async () => {
  expect(await findProblems(server, { filter: { keyword: 'path' }, page: { page: 2, size: 1 } })).toMatchObject({ total: 3, displayIds: ['1003'] });
});

describe('whatever is written, by whatever way, is found at once', () => {
  const idOf = async (displayId: string) => (await db.problem.findUniqueOrThrow({ where: { displayId } })).id;

  test('a new title and display id, and no more the old ones', async () => {
    await db.$executeRaw`UPDATE problem SET title = 'Renamed', display_id = 'NEW-7' WHERE display_id = '1000'`;
    await db.$executeRaw`UPDATE problem_statement SET title = 'Renamed' WHERE problem_id = (SELECT id FROM problem WHERE display_id = 'NEW-7')`;
    expect([await find('renamed'), await find('new7'), await find('A+B problem')]).toEqual([['NEW-7'], ['NEW-7'], []]);
  });

  test('a statement in another language, until it is taken away', async () => {
    const { id } = await db.problemStatement.create({ data: { problemId: await idOf('P2'), language: 'fr', title: 'Le carré magique', description: '' } });
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
    const { id } = await buildProblem(server.services, { title: 'Ephemeral', hasTests: false, statements: { create: { language: 'en', title: 'Ephemeral', description: '' } } });
    expect(await find('ephemeral')).toHaveLength(1);
    await db.problem.delete({ where: { id } });
    expect(await find('ephemeral')).toEqual([]);
    expect(await db.problemSearch.count({ where: { problemId: id } })).toBe(0);
  });

  test('changes of one problem at the same moment are all there in the end', async () => {
    const problemId = await idOf('P2');
    await Promise.all(['de', 'it', 'es', 'pt'].map((language) => db.problemStatement.create({ data: { problemId, language, title: `Quadro${language}`, description: '' } })));
    expect(await Promise.all(['quadrode', 'quadroit', 'quadroes', 'quadropt'].map((word) => find(word)))).toEqual([['P2'], ['P2'], ['P2'], ['P2']]);
  });
});
