import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTraining, buildTrainingCategory } from '../../factories/training.ts';
import { TrainingScene } from './training-scene.ts';

let scene: TrainingScene;
beforeAll(async () => {
  scene = await TrainingScene.start();
});
afterAll(() => scene.server.stop());

const translations = { 'zh-CN': { title: '循环入门', description: '从 `for` 开始' } };
const texts = `zh: title(language: "zh-CN") en: title(language: "en-US") plain: title description(language: "zh-CN")`;

test('title and description are read in a language, and found in each', async () => {
  const { id } = await buildTraining(scene.server.services, {
    authorId: scene.author.id,
    title: 'Loops at the start',
    translations,
  });
  const found = (keyword: string) =>
    scene.ask(scene.author, `{ trainings(filter: { keyword: "${keyword}" }) { items { id ${texts} } } }`);
  const row = {
    id: String(id),
    zh: '循环入门',
    en: 'Loops at the start',
    plain: 'Loops at the start',
    description: '从 `for` 开始',
  };
  expect(await found('环入')).toEqual({ trainings: { items: [row] } });
  expect(await found('LOOPS AT')).toEqual({ trainings: { items: [row] } });
  expect(await found('loops in')).toEqual({ trainings: { items: [] } });
});

test('a keyword has no wild cards in titles of other languages', async () => {
  const { id } = await buildTraining(scene.server.services, {
    authorId: scene.author.id,
    title: 'Wild cards',
    translations: { 'zh-CN': { title: '通过率_100%' } },
  });
  const query = 'query ($keyword: String) { trainings(filter: { keyword: $keyword }) { items { id } } }';
  const found = async (keyword: string) => (await scene.ask(scene.author, query, { keyword }))['trainings'];
  for (const keyword of ['率_1', '0%']) expect(await found(keyword)).toEqual({ items: [{ id: String(id) }] });
  for (const keyword of ['率__', '通%1']) expect(await found(keyword)).toEqual({ items: [] });
});

test('translations are saved with the form, and stay when it does not send them', async () => {
  const { id: categoryId } = await buildTrainingCategory(scene.server.services);
  const form = { title: 'Loops', description: 'Text', access: 'PUBLIC', categoryId, rank: 1, isVisible: true };
  const chinese = { language: 'zh-CN', title: '循环', description: '' };
  const saved = '{ training { id version translations { language title description } } }';
  const { training } = (await scene.act(
    scene.author,
    'createTraining',
    { ...form, translations: [chinese] },
    `... on CreateTrainingSuccess ${saved}`,
  )) as { training: { id: string; version: number } };
  expect(training).toMatchObject({ translations: [chinese] });
  const update = (version: number, changes: object) =>
    scene.act(
      scene.author,
      'updateTraining',
      { ...form, id: training.id, version, ...changes },
      `... on UpdateTrainingSuccess ${saved}`,
    );
  expect(await update(1, {})).toMatchObject({ training: { translations: [chinese] } });
  expect(await update(2, { translations: [] })).toMatchObject({ training: { translations: [] } });
});

test('translations of a list stay when its owner renames it, and change when they are sent', async () => {
  const user = await scene.user();
  const list = await buildTraining(scene.server.services, {
    authorId: user.id,
    kind: 'PERSONAL',
    title: 'Loops',
    description: 'Text',
    translations,
  });
  const save = async (version: number, changes: object = {}) => {
    const input = { id: list.id, version, title: 'My loops', description: 'Mine', sharing: 'OWNER', ...changes };
    const selection = `... on UpdateTrainingListSuccess { training { ${texts} } }`;
    return (await scene.act(user, 'updateTrainingList', input, selection))['training'];
  };
  const kept = { zh: '循环入门', en: 'My loops', plain: 'My loops', description: '从 `for` 开始' };
  expect(await save(1)).toEqual(kept);
  const chinese = { language: 'zh-CN', title: '我的循环', description: '' };
  expect(await save(2, { translations: [chinese] })).toEqual({ ...kept, zh: '我的循环', description: 'Mine' });
});
