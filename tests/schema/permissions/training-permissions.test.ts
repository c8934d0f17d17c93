import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAs, isMarked } from './asking.ts';
import type { TrainingPermissionRow } from './training-permission-row.ts';
import {
  askersOf,
  buildTrainingScene,
  trainingKinds,
  type MarkedTraining,
  type TrainingAsker,
  type TrainingKind,
  type TrainingScene,
} from './training-permission-scene.ts';
import { trainingPermissionTable } from './training-permission-table.ts';

/** Some dozen askers, each with a training of their own at times. */
const timeout = 120_000;

let scene: TrainingScene;
beforeAll(async () => {
  scene = await buildTrainingScene();
}, timeout);
afterAll(() => scene.server.stop());

async function finds(asker: TrainingAsker, training: MarkedTraining, row: TrainingPermissionRow): Promise<boolean> {
  const answer = await askAs(scene.server.url, scene.tokens[asker], row.ask(training));
  return isMarked(answer, row.mark(training, scene));
}

/** A training for each who may change it, and one for all who may not. */
async function ownOnes(kind: TrainingKind, who: readonly TrainingAsker[]) {
  const [common, ...own] = await Promise.all([scene.another(kind), ...who.map(() => scene.another(kind))]);
  return {
    of: (asker: TrainingAsker): MarkedTraining => own[who.indexOf(asker)] ?? common,
    remove: () =>
      scene.server.services.db.training.deleteMany({ where: { id: { in: [common, ...own].map(({ id }) => id) } } }),
  };
}

describe.each(trainingKinds)('of a training that is %s', (kind) => {
  test.each(trainingPermissionTable)('$name tells just those who may know', { timeout }, async (row) => {
    const own = row.isOnce === true ? await ownOnes(kind, row.finds[kind]) : null;
    const askers = askersOf(kind, row.name);
    const found = await Promise.all(askers.map((asker) => finds(asker, own?.of(asker) ?? scene.trainings[kind], row)));
    await own?.remove();
    // Copies would fill the lists of those who made them.
    await scene.server.services.db.training.deleteMany({ where: { originId: scene.trainings[kind].id } });
    expect(askers.filter((_asker, index) => found[index])).toEqual(
      askers.filter((asker) => row.finds[kind].includes(asker)),
    );
  });
});

test.each(trainingPermissionTable.filter((row) => row.isOnce !== true))(
  '$name tells an author who left the group no more than a stranger',
  { timeout },
  async (row) => {
    expect(await finds('removed author', scene.ofRemovedAuthor, row)).toBe(row.finds['of a group'].includes('user'));
  },
);
