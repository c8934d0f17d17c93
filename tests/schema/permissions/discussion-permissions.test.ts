import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAs, isMarked, listenAs } from './asking.ts';
import {
  askersOf,
  buildDiscussionScene,
  discussionAskers,
  discussionKinds,
  type DiscussionAsker,
  type DiscussionKind,
  type DiscussionScene,
} from './discussion-permission-scene.ts';
import {
  discussionPermissionTable,
  discussionPlaceTable,
  discussionSubscriptionTable,
} from './discussion-permission-table.ts';

/** Some dozen askers, each with a discussion of their own at times. */
const timeout = 120_000;

let scene: DiscussionScene;
beforeAll(async () => {
  scene = await buildDiscussionScene();
}, timeout);
afterAll(() => scene.server.stop());

async function found(askers: readonly DiscussionAsker[], answers: (asker: DiscussionAsker) => Promise<boolean>) {
  const isFound = await Promise.all(askers.map(answers));
  return askers.filter((_asker, index) => isFound[index]);
}

const among = (askers: readonly DiscussionAsker[], who: readonly DiscussionAsker[]) =>
  askers.filter((asker) => who.includes(asker));

describe.each(discussionKinds)('a discussion that is %s', (kind: DiscussionKind) => {
  test.each(discussionPermissionTable)('$name tells just those who may know', { timeout }, async (row) => {
    const askers = askersOf(kind, row.name);
    const finders = await found(askers, async (asker) => {
      const one = row.isOnce === true ? await scene.another(kind) : scene.discussions[kind];
      return isMarked(await askAs(scene.server.url, scene.tokens[asker], row.ask(one)), row.mark ?? one.mark);
    });
    // Others would fill the first pages of lists.
    const kept = [...Object.values(scene.discussions), scene.ofRemovedAuthor].map(({ id }) => id);
    await scene.server.services.db.discussion.deleteMany({ where: { id: { notIn: kept } } });
    expect(finders).toEqual(among(askers, row.finds[kind]));
  });

  test.each(discussionSubscriptionTable)('$name tells just those who may know', { timeout }, async (row) => {
    const one = scene.discussions[kind];
    const askers = askersOf(kind, row.name);
    expect(
      await found(askers, async (asker) =>
        isMarked(await listenAs(scene.server.url, scene.tokens[asker], row.query(one)), one.mark),
      ),
    ).toEqual(among(askers, row.finds[kind]));
  });
});

describe.each([
  ['the site', 'site', 'general'],
  ['a group', 'group', 'of a group'],
] as const)('in %s', (_name, place, kind) => {
  test.each(discussionPlaceTable)('$name is for those it is for', { timeout }, async (row) => {
    const one = scene.discussions[kind];
    expect(
      await found(discussionAskers, async (asker) =>
        isMarked(await askAs(scene.server.url, scene.tokens[asker], row.ask(one)), row.mark),
      ),
    ).toEqual(among(discussionAskers, row.finds[place]));
  });
});

test.each(discussionPermissionTable.filter((row) => row.isOnce !== true))(
  '$name tells an author who left the group no more than a stranger',
  { timeout },
  async (row) => {
    const one = scene.ofRemovedAuthor;
    const answer = await askAs(scene.server.url, scene.tokens['removed author'], row.ask(one));
    expect(isMarked(answer, row.mark ?? one.mark)).toBe(row.finds['of a group'].includes('user'));
  },
);
