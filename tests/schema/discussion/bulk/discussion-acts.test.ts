import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDiscussion } from '../../../factories/discussion.ts';
import { buildGroup } from '../../../factories/group.ts';
import { tokenFor } from '../../../factories/user.ts';
import { BulkScene, outcomes } from '../../core/bulk/bulk-scene.ts';

let scene: BulkScene;
let moderator: User;
let author: User;
beforeAll(async () => {
  scene = await BulkScene.start();
  moderator = await scene.user('ADMIN');
  author = await scene.user();
});
afterAll(() => scene.server.stop());

const discussion = (wishes: object = {}) => buildDiscussion(scene.server.services, { authorId: author.id, ...wishes });
const stored = (id: number) => scene.db.discussion.findUniqueOrThrow({ where: { id } });
const on = (...ids: readonly number[]) => ({ discussionIds: ids.map(String) });
const preview = (as: User, input: object) => scene.preview(as, 'Discussion', input);
const newsOf = async (user: User) =>
  (await scene.db.message.findMany({ where: { recipientId: user.id }, orderBy: { id: 'asc' } })).map(
    ({ fact }) => (fact as { readonly news?: string } | null)?.news,
  );

test('hiding is an act of moderation: the author learns why, and undoing shows the text again', async () => {
  const [a, b] = [await discussion(), await discussion({ isDisabled: true })];
  const act = await preview(moderator, { on: on(a.id, b.id), act: 'HIDE', reason: 'Rule 3' });
  expect(outcomes(act)).toEqual(['PENDING', 'UNCHANGED']);
  await scene.apply(moderator, act);
  expect(await stored(a.id)).toMatchObject({ isDisabled: true, hiddenReason: 'Rule 3' });
  expect(outcomes(await scene.undo(moderator, act))).toEqual(['UNDONE', 'UNCHANGED']);
  expect((await stored(a.id)).isDisabled).toBe(false);
  expect(await scene.audited(moderator, a.id)).toEqual(['moderation.hide', 'moderation.undo']);
  expect(await newsOf(author)).toEqual(['HIDDEN', 'SHOWN']);
});

test('the discussions of an author with a word are deleted together, and come back', async () => {
  const spammer = await scene.user();
  const [spam, other] = [
    await discussion({ authorId: spammer.id, title: 'Cheap watches' }),
    await discussion({ authorId: spammer.id, title: 'A question' }),
  ];
  await discussion({ title: 'Cheap watches, too' });
  const search = { author: spammer.username, words: 'watches' };
  const act = await preview(moderator, { on: { search }, act: 'DELETE', reason: 'Spam' });
  expect(act.rows.items.map(({ name }) => name)).toEqual(['Cheap watches']);
  expect(outcomes(await scene.apply(moderator, act))).toEqual(['DONE']);
  expect((await stored(spam.id)).deletedAt).not.toBeNull();
  expect((await stored(other.id)).deletedAt).toBeNull();
  expect(outcomes(await scene.undo(moderator, act))).toEqual(['UNDONE']);
  expect((await stored(spam.id)).deletedAt).toBeNull();
});

test('a decision of another moderator since is kept, and undoing says who made it', async () => {
  const { id } = await discussion();
  const act = await scene.apply(moderator, await preview(moderator, { on: on(id), act: 'HIDE', reason: 'Rule 3' }));
  const other = await scene.user('ROOT');
  await scene.server.graphql(
    `mutation { moderateText(input: { on: { discussionId: ${id} }, acts: [KEEP] }) { __typename } }`,
    { token: await tokenFor(scene.server.services, other) },
  );
  const undone = await scene.undo(moderator, act);
  expect(outcomes(undone)).toEqual(['KEPT BULK_ROW_CHANGED']);
  expect(undone.rows.items[0]?.refusal).toContain(other.username);
});

test('discussions are moved to a category of their place, and back', async () => {
  const group = await buildGroup(scene.server.services, moderator);
  const { id: categoryId } = await scene.db.discussionCategory.create({
    data: { groupId: group.id, name: 'Homework', position: 1 },
  });
  const [ofGroup, ofSite] = [await discussion({ groupId: group.id }), await discussion()];
  const act = await preview(moderator, {
    on: on(ofGroup.id, ofSite.id),
    act: 'MOVE',
    categoryId: String(categoryId),
  });
  expect(outcomes(act)).toEqual(['PENDING', 'REFUSED DISCUSSION_CATEGORY_NOT_FOUND']);
  await scene.apply(moderator, act);
  expect((await stored(ofGroup.id)).categoryId).toBe(categoryId);
  expect(await scene.audited(moderator, ofGroup.id)).toEqual(['discussion.moderate']);
  await scene.undo(moderator, act);
  expect((await stored(ofGroup.id)).categoryId).toBe(ofGroup.categoryId);
});

test('is for moderators of the place: authors find nothing, and a reason or category must be said', async () => {
  const { id } = await discussion();
  const input = { on: on(id), act: 'DELETE', reason: 'r' };
  expect(outcomes(await preview(author, input))).toEqual(['REFUSED MODERATED_TEXT_NOT_FOUND']);
  const search = { author: author.username };
  expect((await preview(author, { on: { search }, act: 'DELETE', reason: 'r' })).rows.items).toEqual([]);
  const owner = await scene.user();
  const group = await buildGroup(scene.server.services, owner);
  const ofGroup = await discussion({ groupId: group.id });
  const both = await preview(owner, { on: on(id, ofGroup.id), act: 'HIDE', reason: 'r' });
  expect(outcomes(both)).toEqual(['REFUSED MODERATED_TEXT_NOT_FOUND', 'PENDING']);
  const faulty = async (wishes: object) =>
    (await scene.call(moderator, 'previewDiscussionAct', { on: on(id), ...wishes })).fields?.map(({ path }) => path);
  expect(await faulty({ act: 'HIDE', reason: ' ' })).toEqual(['reason']);
  expect(await faulty({ act: 'MOVE' })).toEqual(['categoryId']);
  expect(await faulty({ on: { search: { author: '' } }, act: 'HIDE', reason: 'r' })).toEqual(['on.search.author']);
});
