import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAs, isMarked, listenAs } from './asking.ts';
import { kept, listed, type PermissionRow, type Question } from './permission-row.ts';
import {
  askers,
  askersOf,
  buildPermissionScene,
  groupPlaces,
  rarePlaces,
  sitePlaces,
  type Asker,
  type PermissionScene,
  type Place,
} from './permission-scene.ts';
import { permissionTable, subscriptionTable } from './permission-table.ts';
import { isTurn } from './turn.ts';

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
  row: Pick<PermissionRow, 'name' | 'mark'>,
  place: Place,
  answer: (asker: Asker) => Promise<string>,
): Promise<Asker[]> {
  const mark = row.mark(scene.problems[place]);
  const found: Asker[] = [];
  for (const asker of askersOf(place, row.name)) if (isMarked(await answer(asker), mark)) found.push(asker);
  return found;
}

/** As whoFinds, each of a problem of their own: it may be gone afterwards. */
async function whoFindsOnce(row: PermissionRow, place: Place): Promise<Asker[]> {
  const found: Asker[] = [];
  for (const asker of askersOf(place, row.name)) {
    const problem = await scene.another(place);
    if (isMarked(await answerTo(asker, row.ask(problem, scene)), row.mark(problem))) found.push(asker);
    await scene.server.services.db.problem.deleteMany({ where: { id: problem.id } });
    await scene.server.services.db.tag.deleteMany({ where: { id: problem.tagId } });
  }
  return found;
}

const expectedOf = ({ name, finds }: Pick<PermissionRow, 'name' | 'finds'>, place: Place) =>
  askersOf(place, name).filter((asker) => finds[place].includes(asker));

/** Who finds the mark, and who is to. */
async function walkRow(row: PermissionRow, place: Place): Promise<{ found: Asker[]; expected: Asker[] }> {
  // Its languages are open while the judge is heard of.
  await scene.judge.beat();
  const question = row.isOnce === true ? null : row.ask(scene.problems[place], scene);
  const found =
    question === null
      ? await whoFindsOnce(row, place)
      : await whoFinds(row, place, (asker) => answerTo(asker, question));
  return { found, expected: expectedOf(row, place) };
}

describe.each([...sitePlaces, ...groupPlaces])('of a problem that is %s', (place) => {
  test.each(permissionTable)('$name tells just those who may know', async (row) => {
    const { found, expected } = await walkRow(row, place);
    expect(found).toEqual(expected);
  });

  test.each(subscriptionTable)('$name tells just those who may know', async (row) => {
    const query = row.query(scene.problems[place]);
    expect(await whoFinds(row, place, (asker) => firstMessage(asker, query))).toEqual(expectedOf(row, place));
  });
});

// REST asks the same operations, and what is done but once takes a problem for each asker.
describe.each(rarePlaces)('of a problem of a group that is %s', (place) => {
  const rows = permissionTable.filter(
    ({ name, isOnce }) => isOnce !== true && !name.startsWith('REST') && isTurn(name, rarePlaces, place),
  );
  test.each(rows)('$name tells just those who may know', async (row) => {
    const { found, expected } = await walkRow(row, place);
    expect(found).toEqual(expected);
  });
});

test('a random problem is never one that is not listed for whoever asks', async () => {
  const { db } = scene.server.services;
  // Without the public ones nothing is left for others than those who keep problems of the bank.
  const publicOnes = { id: { in: [scene.problems.public.id, scene.problems['in the bank'].id] } };
  await db.problem.updateMany({ where: publicOnes, data: { visibility: 'PRIVATE' } });
  try {
    for (const question of [
      { query: '{ randomProblem { title } }' },
      { method: 'GET', path: '/api/get-random-problem' },
    ] as const) {
      const found: Asker[] = [];
      for (const asker of askers) if (/titlemark|"M\d"/.test(await answerTo(asker, question))) found.push(asker);
      const expected: readonly Asker[] = [...listed.private, ...kept['in the bank']];
      expect(found).toEqual(askers.filter((asker) => expected.includes(asker)));
    }
  } finally {
    await db.problem.updateMany({ where: publicOnes, data: { visibility: 'PUBLIC' } });
  }
});
