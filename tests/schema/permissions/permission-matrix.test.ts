import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAs, isMarked, listenAs } from './asking.ts';
import type { PermissionRow, Question } from './permission-row.ts';
import {
  askers,
  buildPermissionScene,
  places,
  type Asker,
  type MarkedProblem,
  type PermissionScene,
  type Place,
} from './permission-scene.ts';
import { permissionTable, subscriptionTable } from './permission-table.ts';

let scene: PermissionScene;
beforeAll(async () => {
  scene = await buildPermissionScene();
});
afterAll(() => scene.server.stop());

function answerTo(asker: Asker, question: Question): Promise<string> {
  return askAs(scene.server.url, scene.tokens[asker], question);
}

function firstMessage(asker: Asker, query: string): Promise<string> {
  return listenAs(scene.server.url, scene.tokens[asker], query);
}

async function whoFinds(
  row: Pick<PermissionRow, 'mark'>,
  problem: MarkedProblem,
  answer: (asker: Asker) => Promise<string>,
): Promise<Asker[]> {
  const found: Asker[] = [];
  for (const asker of askers) if (isMarked(await answer(asker), row.mark(problem))) found.push(asker);
  return found;
}

/** As whoFinds, each of a problem of their own: it may be gone afterwards. */
async function whoFindsOnce(row: PermissionRow, place: Place): Promise<Asker[]> {
  const found: Asker[] = [];
  for (const asker of askers) {
    const problem = await scene.another(place);
    if (isMarked(await answerTo(asker, row.ask(problem, scene)), row.mark(problem))) found.push(asker);
    await scene.server.services.db.problem.deleteMany({ where: { id: problem.id } });
    await scene.server.services.db.tag.deleteMany({ where: { id: problem.tagId } });
  }
  return found;
}

const inOrder = (who: readonly Asker[]) => askers.filter((asker) => who.includes(asker));

describe.each(places)('of a problem that is %s', (place) => {
  test.each(permissionTable)('$name tells just those who may know', async (row) => {
    // Its languages are open while the judge is heard of.
    await scene.judge.beat();
    const problem = scene.problems[place];
    const found =
      row.isOnce === true
        ? await whoFindsOnce(row, place)
        : await whoFinds(row, problem, (asker) => answerTo(asker, row.ask(problem, scene)));
    expect(found).toEqual(inOrder(row.finds[place]));
  });

  test.each(subscriptionTable)('$name tells just those who may know', async (row) => {
    const problem = scene.problems[place];
    expect(await whoFinds(row, problem, (asker) => firstMessage(asker, row.query(problem)))).toEqual(
      inOrder(row.finds[place]),
    );
  });
});

test('a random problem is never one that is not listed for whoever asks', async () => {
  const { db } = scene.server.services;
  // Without the public one nothing is left for others than those who keep problems.
  await db.problem.update({ where: { id: scene.problems.public.id }, data: { visibility: 'PRIVATE' } });
  try {
    for (const question of [
      { query: '{ randomProblem { title } }' },
      { method: 'GET', path: '/api/get-random-problem' },
    ] as const) {
      const found: Asker[] = [];
      for (const asker of askers) if (/titlemark|"M\d"/.test(await answerTo(asker, question))) found.push(asker);
      expect(found).toEqual(inOrder(['author', 'problem admin', 'admin', 'super admin', 'super admin by token']));
    }
  } finally {
    await db.problem.update({ where: { id: scene.problems.public.id }, data: { visibility: 'PUBLIC' } });
  }
});
