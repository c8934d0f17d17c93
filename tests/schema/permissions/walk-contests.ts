import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAs, isMarked, listenAs } from './asking.ts';
import type { ContestPermissionRow, ContestSubscriptionRow } from './contest-permission-row.ts';
import { askersOf, buildContestScene, type ContestAsker, type ContestScene } from './contest-permission-scene.ts';
import { contestKinds, type ContestKind, type MarkedContest } from './marked-contest.ts';

/** Some dozen askers, each with a contest of their own at times. */
const timeout = 120_000;

/**
 * Tests of a table: everybody asks all of it of a contest of every kind, and just those find what they ask for who may.
 */
export function walkContests(
  table: readonly ContestPermissionRow[],
  subscriptions: readonly ContestSubscriptionRow[],
): void {
  let scene: ContestScene;
  beforeAll(async () => {
    scene = await buildContestScene();
  }, timeout);
  afterAll(() => scene.server.stop());

  const whoFinds = async (row: string, kind: ContestKind, find: (asker: ContestAsker) => Promise<boolean>) => {
    const askers = askersOf(kind, row);
    const found = await Promise.all(askers.map(find));
    return askers.filter((_asker, index) => found[index]);
  };
  const inOrder = ({ name, finds }: Pick<ContestPermissionRow, 'name' | 'finds'>, kind: ContestKind) =>
    askersOf(kind, name).filter((asker) => finds[kind].includes(asker));
  const finds = async (asker: ContestAsker, contest: MarkedContest, { ask, mark }: ContestPermissionRow) =>
    isMarked(await askAs(scene.server.url, scene.tokens[asker], ask(contest)), mark(contest));

  describe.each(contestKinds)('of a contest that is %s', (kind) => {
    test.each(table)('$name tells just those who may know', { timeout }, async (row) => {
      const own = row.isOnce === true ? await ownOnes(scene, kind, inOrder(row, kind)) : null;
      const found = await whoFinds(row.name, kind, (asker) =>
        finds(asker, own?.of(asker) ?? scene.contests[kind], row),
      );
      await own?.remove();
      expect(found).toEqual(inOrder(row, kind));
    });

    test.each(subscriptions)('$name tells just those who may know', { timeout }, async (row) => {
      const contest = scene.contests[kind];
      expect(
        await whoFinds(row.name, kind, async (asker) =>
          isMarked(await listenAs(scene.server.url, scene.tokens[asker], row.query(contest)), row.mark(contest)),
        ),
      ).toEqual(inOrder(row, kind));
    });
  });

  // What is done but once is left out: it takes a contest of its own.
  test.each(table.filter((row) => row.isOnce !== true))(
    '$name tells an author who left the group no more than a stranger',
    { timeout },
    async (row) => {
      expect(await finds('removed author', scene.ofRemovedAuthor, row)).toBe(row.finds['of a group'].includes('user'));
    },
  );
}

/** A contest for each who may change it, and one for all who may not. */
async function ownOnes({ server, another }: ContestScene, kind: ContestKind, who: readonly ContestAsker[]) {
  const [common, ...own] = await Promise.all([another(kind), ...who.map(() => another(kind))]);
  return {
    of: (asker: ContestAsker): MarkedContest => own[who.indexOf(asker)] ?? common,
    remove: () =>
      server.services.db.contest.deleteMany({ where: { id: { in: [common, ...own].map(({ id }) => id) } } }),
  };
}
