import type { User } from '@verdict/prisma/generated/client/client.ts';
import { tidyBulkActs } from '@verdict/schema/core/bulk/bulk-act.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProblem } from '../../../factories/problem.ts';
import { countQueries } from '../../../server/count-queries.ts';
import { BulkScene } from '../../core/bulk/bulk-scene.ts';

let scene: BulkScene;
let keeper: User;
beforeAll(async () => {
  scene = await BulkScene.start();
  keeper = await scene.user('PROBLEM_ADMIN');
});
afterAll(() => scene.server.stop());

async function problemIds(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1)
    ids.push(String((await buildProblem(scene.server.services, { hasTests: false })).id));
  return ids;
}

const query = `mutation ($input: PreviewProblemActInput!) {
  previewProblemAct(input: $input) {
    ... on PreviewProblemActSuccess { act { pendingCount rows { items { name changes { after } } } } }
  }
}`;

test('a preview costs the same queries for few rows and for many', async () => {
  const cost = (ids: readonly string[]) =>
    countQueries(scene.server.services, {
      query,
      variables: { input: { problemIds: ids, change: { visibility: 'PRIVATE' } } },
      viewer: keeper,
    });
  await cost(await problemIds(1));
  expect(await cost(await problemIds(20))).toBe(await cost(await problemIds(2)));
});

test('an act takes its rows in several calls, and at most 500', async () => {
  const ids = await problemIds(110);
  const { id } = await scene.preview(keeper, 'Problem', { problemIds: ids, change: { difficulty: 'HARD' } });
  expect((await scene.call(keeper, 'applyBulkAct', { id })).act).toMatchObject({ doneCount: 100, pendingCount: 10 });
  expect(await scene.apply(keeper, { id })).toMatchObject({ doneCount: 110, canUndo: true });
  const tooMany = Array.from({ length: 501 }, (_none, index) => String(index + 1));
  const input = { problemIds: tooMany, change: { difficulty: 'HARD' } };
  expect((await scene.call(keeper, 'previewProblemAct', input)).__typename).toBe('InvalidInput');
});

test('acts are removed when they can no longer be undone, previews after an hour', async () => {
  const problems = await problemIds(1);
  const change = { difficulty: 'HARD' };
  const [applied, preview] = [
    await scene.preview(keeper, 'Problem', { problemIds: problems, change }),
    await scene.preview(keeper, 'Problem', { problemIds: problems, change }),
  ];
  await scene.apply(keeper, applied);
  const left = async (days: number) => {
    await tidyBulkActs(scene.server.services, new Date(Date.now() + days * 86_400_000));
    const acts = await scene.db.bulkAct.findMany({ where: { id: { in: [Number(applied.id), Number(preview.id)] } } });
    return acts.map(({ id }) => String(id));
  };
  expect(await left(0)).toHaveLength(2);
  expect(await left(1)).toEqual([applied.id]);
  expect(await left(31)).toEqual([]);
});
