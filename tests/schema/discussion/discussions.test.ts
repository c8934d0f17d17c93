import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { buildDiscussion } from '../../factories/discussion.ts';
import { buildGroup } from '../../factories/group.ts';
import { buildProblem } from '../../factories/problem.ts';
import { countQueries } from '../../server/count-queries.ts';
import { settingsInput } from '../core/settings/site-operations.ts';
import { DiscussionScene, type Person } from './discussion-scene.ts';

let scene: DiscussionScene;
let admin: Person;
beforeAll(async () => {
  scene = await DiscussionScene.open();
  admin = await scene.person('ADMIN');
});
afterAll(() => scene.server.stop());

const db = () => scene.server.services.db;
const problem = () => buildProblem(scene.server.services, { hasTests: false });
const discussion = (authorId: string, wishes: object = {}) =>
  buildDiscussion(scene.server.services, { authorId, ...wishes });

describe('starting a discussion', () => {
  test('about a problem puts its display id before the title, once', async () => {
    const { displayId } = await problem();
    const { token } = await scene.person();
    const started = await scene.start(token, { problemDisplayId: displayId });
    expect(started.discussion?.title).toBe(`[${displayId}] How to begin`);
    const again = await scene.start(token, { problemDisplayId: displayId, title: `[${displayId}] Again` });
    expect(again.discussion?.title).toBe(`[${displayId}] Again`);
  });

  test('needs ten solved problems of ordinary users, of admins none', async () => {
    const beginner = await scene.person('USER', 9);
    expect(await scene.start(beginner.token)).toMatchObject({
      __typename: 'TooFewSolvedToWrite',
      message:
        'Writing here needs 10 solved problems; you have 9. You may already ask about a problem that you submitted ' +
        'to: open it and go to its discussion.',
    });
    expect((await scene.start((await scene.person('ADMIN', 0)).token)).__typename).toBe('CreateDiscussionSuccess');
  });

  test('is possible five times within a day, also at the same moment', async () => {
    const { user, token } = await scene.person();
    await discussion(user.id, { createdAt: new Date(Date.now() - 86_400_000) });
    const answers = await Promise.all(Array.from({ length: 7 }, () => scene.start(token)));
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'CreateDiscussionSuccess'),
      'TooManyDiscussions',
      'TooManyDiscussions',
    ]);
  });

  test('in a group needs no solved problems, and is possible 30 times in ten minutes', async () => {
    const [owner, member] = [await scene.person(), await scene.person('USER', 0)];
    const group = await buildGroup(scene.server.services, owner.user, { levels: [[member.user, 3]] });
    const start = async () => (await scene.start(member.token, { groupId: String(group.id) })).__typename;
    for (let count = 0; count < 30; count += 1) expect(await start()).toBe('CreateDiscussionSuccess');
    expect(await start()).toBe('TooManyRequests');
  });

  test.each(['NO_DISCUSS', 'MUTED', 'NO_SUBMIT_NO_DISCUSS', 'NO_SUBMIT_MUTED'] as const)(
    'is closed to the role %s',
    async (role) => {
      expect((await scene.start((await scene.person(role)).token)).__typename).toBe('DiscussingForbidden');
    },
  );

  test.each([
    ['title', ' \u200B', 'InvalidInput'],
    ['description', '', 'InvalidInput'],
    ['content', '\n', 'InvalidInput'],
    ['title', 'x'.repeat(256), 'InvalidInput'],
    ['content', 'x'.repeat(65_536), 'InvalidInput'],
    ['disclosure', 'SOLVED', 'InvalidInput'],
    ['problemDisplayId', 'no such problem', 'InvalidInput'],
    ['categoryId', '999999', 'DiscussionCategoryNotFound'],
    ['isPinned', true, 'NotDiscussionModerator'],
  ] as const)('with the %s %j is refused and leaves no row', async (field, value, failure) => {
    const { user, token } = await scene.person();
    expect((await scene.start(token, { [field]: value })).__typename).toBe(failure);
    expect(await db().discussion.count({ where: { authorId: user.id } })).toBe(0);
  });

  test('in a group is for its members, which the answer says', async () => {
    const [owner, outsider] = [await scene.person(), await scene.person()];
    const group = await buildGroup(scene.server.services, owner.user);
    expect(await scene.start(outsider.token, { groupId: String(group.id) })).toMatchObject({
      __typename: 'DiscussingForbidden',
      message: expect.stringContaining('Only members of this group') as string,
    });
  });

  test('about a problem of a contest that runs for the viewer is refused', async () => {
    const { id: problemId, displayId } = await problem();
    const contest = await buildContest(scene.server.services, { authorId: admin.user.id });
    await db().contestProblem.create({
      data: { contestId: contest.id, problemId, displayId: 'A', displayTitle: 'A' },
    });
    const { token } = await scene.person();
    expect((await scene.start(token, { problemDisplayId: displayId })).__typename).toBe('ProblemClosedForDiscussion');
  });
});

describe('the list', () => {
  test('puts pinned discussions first, then the newest', async () => {
    const { id: problemId, displayId } = await problem();
    for (const title of ['first', 'pinned', 'last'])
      await discussion(admin.user.id, { problemId, title, isPinned: title === 'pinned' });
    expect(await scene.titles(null, `problemDisplayId: "${displayId}"`)).toEqual(['pinned', 'last', 'first']);
  });

  test('is searched by words of title and description, by author and by id', async () => {
    const { user } = await scene.person();
    const { id, title } = await discussion(user.id, { title: '动态规划 Knapsack', description: 'rucksackword' });
    for (const keyword of ['动态', 'knapsack', 'RUCKSACKWORD', user.username, String(id)])
      expect([keyword, await scene.titles(null, `keyword: "${keyword}"`)]).toEqual([keyword, [title]]);
    expect(await scene.titles(null, 'keyword: "???"')).toEqual([]);
  });

  test('is narrowed to one category and to own discussions', async () => {
    const { user, token } = await scene.person();
    const [, second] = await db().discussionCategory.findMany({ orderBy: { position: 'asc' }, take: 2 });
    await discussion(user.id, { title: 'mine' });
    await discussion(user.id, { title: 'mine elsewhere', categoryId: second?.id ?? 0 });
    expect(await scene.titles(token, 'isMine: true')).toEqual(['mine elsewhere', 'mine']);
    expect(await scene.titles(token, `isMine: true, categoryId: "${second?.id ?? 0}"`)).toEqual(['mine elsewhere']);
    expect(await scene.titles(null, 'isMine: true')).toEqual([]);
  });

  test('of any length takes as many queries', async () => {
    const { user } = await scene.person();
    const fields = `title category { name } author { username } problemDisplayId commentCount isLocked viewerHasLiked
      viewerCanEdit viewerCanDelete viewerCanModerate answerId`;
    const query = `{ discussions(filter: { isMine: true }, page: { size: 50 }) { items { ${fields} } } }`;
    const ask = () => countQueries(scene.server.services, { query, variables: {}, viewer: user });
    const { id: firstProblemId } = await problem();
    await discussion(user.id, { problemId: firstProblemId });
    const one = await ask();
    const { id: problemId } = await problem();
    for (let made = 0; made < 20; made += 1) await discussion(user.id, { problemId });
    expect(await ask()).toBe(one);
  });
});

describe('a contest that runs', () => {
  test('closes discussions about its problems, and opens them at its end', async () => {
    const { id: problemId } = await problem();
    const { user, token } = await scene.person();
    const { id } = await discussion(admin.user.id, { problemId });
    const isRead = async () => (await scene.fields(token, String(id), 'title')) !== null;
    expect(await isRead()).toBe(true);
    const contest = await buildContest(scene.server.services, { authorId: admin.user.id });
    await db().contestProblem.create({ data: { contestId: contest.id, problemId, displayId: 'A', displayTitle: 'A' } });
    expect(await isRead()).toBe(false);
    await db().contest.update({ where: { id: contest.id }, data: { endsAt: new Date() } });
    expect(await isRead()).toBe(true);
    // A virtual participation runs for its participant alone.
    await db().contestParticipant.create({
      data: {
        contestId: contest.id,
        kind: 'VIRTUAL',
        startsAt: new Date(),
        registeredAt: new Date(),
        members: { create: { userId: user.id, contestId: contest.id, isVirtual: true } },
      },
    });
    expect(await isRead()).toBe(false);
    expect(await scene.fields(null, String(id), 'title')).not.toBeNull();
  });

  test('and is private closes them to its participants alone', async () => {
    const { id: problemId } = await problem();
    const [participant, other] = [await scene.person(), await scene.person()];
    const { id } = await discussion(admin.user.id, { problemId });
    const contest = await buildContest(scene.server.services, { authorId: admin.user.id, access: 'PRIVATE' });
    await db().contestProblem.create({ data: { contestId: contest.id, problemId, displayId: 'A', displayTitle: 'A' } });
    await db().contestParticipant.create({
      data: {
        contestId: contest.id,
        registeredAt: new Date(),
        members: { create: { userId: participant.user.id, contestId: contest.id } },
      },
    });
    expect(await scene.fields(participant.token, String(id), 'title')).toBeNull();
    expect(await scene.fields(other.token, String(id), 'title')).not.toBeNull();
  });
});

describe('reactions', () => {
  test('a like counts once for each reader, can be taken back, and notifies the author once', async () => {
    const [author, reader] = [await scene.person(), await scene.person()];
    const { id, title } = await discussion(author.user.id);
    for (const isLiked of [true, true, false, true])
      await scene.change(reader.token, 'likeDiscussion', { id: String(id), isLiked });
    expect(await scene.fields(reader.token, String(id), 'likeCount viewerHasLiked')).toEqual({
      likeCount: 1,
      viewerHasLiked: true,
    });
    expect(await db().message.findMany({ where: { recipientId: author.user.id } })).toMatchObject([
      { kind: 'LIKE', action: 'LIKE_POST', sourceType: 'DISCUSSION', sourceTitle: title, senderId: reader.user.id },
    ]);
  });

  test('a view counts once per account and hour, of the author never', async () => {
    const [author, reader, other] = [await scene.person(), await scene.person(), await scene.person()];
    const id = String((await discussion(author.user.id)).id);
    for (const { token } of [author, reader, reader, other]) await scene.change(token, 'viewDiscussion', { id });
    expect(await scene.fields(null, id, 'viewCount')).toEqual({ viewCount: 2 });
    await db().discussionView.updateMany({
      where: { discussionId: Number(id), userId: reader.user.id },
      data: { viewedAt: new Date(Date.now() - 3_600_000) },
    });
    await scene.change(reader.token, 'viewDiscussion', { id });
    expect(await scene.fields(null, id, 'viewCount')).toEqual({ viewCount: 3 });
  });

  test('a report needs a label or a text, and a second one replaces the first', async () => {
    const { token } = await scene.person();
    const id = String((await discussion(admin.user.id)).id);
    const report = (input: object) => scene.change(token, 'reportText', { on: { discussionId: Number(id) }, ...input });
    expect((await report({ reasons: [], text: ' ' })).__typename).toBe('InvalidInput');
    await report({ reasons: ['SPAM', 'SPAM'] });
    await report({ reasons: [], text: 'Copied from a book' });
    expect(await db().report.findMany({ where: { moderatedText: { discussionId: Number(id) } } })).toMatchObject([
      { reasons: [], text: 'Copied from a book', state: 'OPEN' },
    ]);
  });
});

describe('categories', () => {
  const save = (token: string, categories: readonly object[]) =>
    scene.change(token, 'saveDiscussionCategories', { categories });

  test('are renamed, ordered, added and removed by one save, and kept while they are used', async () => {
    const root = await scene.person('ROOT');
    const stored = await db().discussionCategory.findMany({ orderBy: { position: 'asc' } });
    const kept = stored.map(({ id, name, englishName }) => ({ id: String(id), name, englishName }));
    const [first, second, ...rest] = kept;
    // Two names are exchanged.
    const changed = [
      ...rest,
      { ...second, name: first?.name },
      { ...first, name: second?.name },
      { name: 'New', englishName: null },
    ];
    expect((await save(root.token, changed)).__typename).toBe('SaveDiscussionCategoriesSuccess');
    const now = await db().discussionCategory.findMany({ orderBy: { position: 'asc' } });
    expect(now.map(({ name }) => name)).toEqual(changed.map(({ name }) => name));
    await discussion(root.user.id, { categoryId: Number(first?.id) });
    expect((await save(root.token, kept.slice(1))).__typename).toBe('DiscussionCategoryInUse');
    expect((await save(root.token, kept)).__typename).toBe('SaveDiscussionCategoriesSuccess');
    expect((await save(root.token, [...kept, { name: first?.name }])).__typename).toBe('InvalidInput');
  });
});

test('a closed discussion area is closed to all but moderators, that of groups apart', async () => {
  const [owner, member] = [await scene.person(), await scene.person()];
  const group = await buildGroup(scene.server.services, owner.user, { levels: [[member.user, 3]] });
  const place = { groupId: String(group.id) };
  const id = String((await discussion(admin.user.id)).id);
  const groupsId = String((await discussion(owner.user.id, { groupId: group.id })).id);
  const root = await scene.person('ROOT');
  const set = (field: string, isOpen: boolean) =>
    scene.change(root.token, 'updateSiteSettings', settingsInput({ [field]: isOpen }));
  const read = async ({ token }: Person, which: string) => (await scene.fields(token, which, 'title')) !== null;

  await set('isPublicDiscussionOpen', false);
  expect([await read(member, id), await read(member, groupsId), await read(admin, id)]).toEqual([false, true, true]);
  expect((await scene.start(member.token)).__typename).toBe('DiscussionsClosed');
  await set('isPublicDiscussionOpen', true);

  await set('isGroupDiscussionOpen', false);
  expect([await read(member, id), await read(member, groupsId), await read(owner, groupsId)]).toEqual([
    true,
    false,
    true,
  ]);
  expect((await scene.start(member.token, place)).__typename).toBe('DiscussionsClosed');
  await set('isGroupDiscussionOpen', true);
  expect(await read(member, groupsId)).toBe(true);
});
