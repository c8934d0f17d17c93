import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAs, isMarked, listenAs } from './asking.ts';
import { buildContestScene, contestAskers, contestKinds } from './contest-permission-scene.ts';
import type { ContestAsker, ContestScene } from './contest-permission-scene.ts';
import { contestPermissionTable, contestSubscriptionTable } from './contest-permission-table.ts';

let scene: ContestScene;
beforeAll(async () => {
  scene = await buildContestScene();
});
afterAll(() => scene.server.stop());

const inOrder = (who: readonly ContestAsker[]) => contestAskers.filter((asker) => who.includes(asker));

/** Some dozen askers, each with a contest of their own at times. */
const timeout = 120_000;

describe.each(contestKinds)('of a contest that is %s', (kind) => {
  test.each(contestPermissionTable)('$name tells just those who may know', { timeout }, async (row) => {
    const found: ContestAsker[] = [];
    const { another } = scene;
    const ownOnes = row.isOnce === true ? [await another(kind)] : [];
    for (const asker of contestAskers) {
      const contest = ownOnes.at(-1) ?? scene.contests[kind];
      const isFound = isMarked(await askAs(scene.server.url, scene.tokens[asker], row.ask(contest)), row.mark(contest));
      if (!isFound) continue;
      found.push(asker);
      if (row.isOnce === true) ownOnes.push(await another(kind));
    }
    await scene.server.services.db.contest.deleteMany({ where: { id: { in: ownOnes.map(({ id }) => id) } } });
    expect(found).toEqual(inOrder(row.finds[kind]));
  });

  test.each(contestSubscriptionTable)('$name tells just those who may know', { timeout }, async (row) => {
    const contest = scene.contests[kind];
    const found: ContestAsker[] = [];
    for (const asker of contestAskers) if (isMarked(await listenAs(scene.server.url, scene.tokens[asker], row.query(contest)), row.mark(contest))) found.push(asker);
    expect(found).toEqual(inOrder(row.finds[kind]));
  });
});
