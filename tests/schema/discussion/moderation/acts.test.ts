import { remindModerators } from '@verdict/schema/discussion/moderation/remind.service.ts';
import { tidyDeletedTexts } from '@verdict/schema/discussion/moderation/tidy.service.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { settingsInput } from '../../core/settings/site-operations.ts';
import type { Person } from '../discussion-scene.ts';
import { ModerationScene } from './moderation-scene.ts';

const dayMs = 86_400_000;

let scene: ModerationScene;
beforeAll(async () => {
  scene = await ModerationScene.open();
});
afterAll(() => scene.talks.server.stop());

const stateOf = (commentId: number) =>
  scene.db.comment.findUniqueOrThrow({
    where: { id: commentId },
    select: { isHidden: true, hiddenReason: true, deletedAt: true },
  });
const reportStates = async (commentId: number) =>
  (await scene.db.report.findMany({ where: { moderatedText: { commentId } }, select: { state: true } })).map(
    ({ state }) => state,
  );
const queued = (commentId: number) => scene.db.moderatedText.count({ where: { commentId, openedAt: { not: null } } });
const audited = async (commentId: number) =>
  (
    await scene.db.auditEntry.findMany({
      where: { targetKind: 'COMMENT', targetId: String(commentId) },
      orderBy: { id: 'asc' },
      select: { action: true, actorId: true },
    })
  ).map(({ action, actorId }) => [action, actorId === scene.admin.user.id]);

describe.each([
  ['KEEP', 'DISMISSED', []],
  ['HIDE', 'ACCEPTED', ['HIDDEN', 'SHOWN']],
  ['DELETE', 'ACCEPTED', ['DELETED', 'RESTORED']],
  ['WARN', 'ACCEPTED', ['WARNED', 'WARNING_WITHDRAWN']],
  ['BAN', 'ACCEPTED', ['BANNED', 'BAN_LIFTED']],
] as const)('the act %s', (kind, state, news) => {
  test('decides the reports, is audited, and undone by one mutation', async () => {
    const { commentId, writer, answerer } = await scene.talk();
    const on = { commentId };
    await scene.report(answerer.token, on);
    const until = new Date(Date.now() + dayMs).toISOString();
    const { acts } = await scene.act(scene.admin.token, on, [kind], kind === 'BAN' ? { until } : {});
    expect(acts).toMatchObject([{ kind }]);
    expect(await reportStates(commentId)).toEqual([state]);
    expect(await queued(commentId)).toBe(0);
    const after = await stateOf(commentId);
    expect({ isHidden: after.isHidden, isDeleted: after.deletedAt !== null }).toEqual({
      isHidden: kind === 'HIDE',
      isDeleted: kind === 'DELETE',
    });

    expect((await scene.undo(scene.admin.token, acts?.[0]?.id)).__typename).toBe('UndoModerationActSuccess');
    expect(await stateOf(commentId)).toEqual({ isHidden: false, hiddenReason: null, deletedAt: null });
    expect(await reportStates(commentId)).toEqual(['OPEN']);
    expect(await queued(commentId)).toBe(1);
    expect(await scene.news(writer)).toEqual(news);
    expect(await audited(commentId)).toEqual([
      [`moderation.${kind.toLowerCase()}`, true],
      ['moderation.undo', true],
    ]);
    expect((await scene.undo(scene.admin.token, acts?.[0]?.id)).__typename).toBe('ModerationActFinal');
  });
});

test('an act cannot be undone after 30 days', async () => {
  const { commentId } = await scene.talk();
  const { acts } = await scene.act(scene.admin.token, { commentId }, ['HIDE']);
  const id = Number(acts?.[0]?.id);
  await scene.db.moderationAct.update({ where: { id }, data: { createdAt: new Date(Date.now() - 30 * dayMs) } });
  expect((await scene.undo(scene.admin.token, acts?.[0]?.id)).__typename).toBe('ModerationActFinal');
});

test('undoing one of two acts leaves what the other says', async () => {
  const { commentId } = await scene.talk();
  await scene.act(scene.admin.token, { commentId }, ['HIDE'], { reason: 'first' });
  const second = await scene.act(scene.admin.token, { commentId }, ['HIDE'], { reason: 'second' });
  expect((await stateOf(commentId)).hiddenReason).toBe('second');
  await scene.undo(scene.admin.token, second.acts?.[0]?.id);
  expect((await stateOf(commentId)).hiddenReason).toBe('first');
});

test('acts that were chosen together are one decision, and each one is undone by itself', async () => {
  const { commentId } = await scene.talk();
  const until = new Date(Date.now() + dayMs).toISOString();
  const { acts } = await scene.act(scene.admin.token, { commentId }, ['HIDE', 'WARN', 'BAN'], { until });
  await scene.act(scene.admin.token, { commentId }, ['KEEP']);
  await scene.undo(scene.admin.token, acts?.[1]?.id);
  const answer = await scene.ask(
    scene.admin.token,
    `{ moderationDecisions(page: { size: 2 }) {
      items { actor { username } reason acts { kind bannedUntil undoneBy { username } } }
    } }`,
  );
  const by = { username: scene.admin.user.username };
  const none = { bannedUntil: null, undoneBy: null };
  expect(JSON.parse(answer)).toMatchObject({
    data: {
      moderationDecisions: {
        items: [
          { actor: by, acts: [{ kind: 'KEEP', ...none }] },
          {
            actor: by,
            reason: 'Against rule 3',
            acts: [
              { kind: 'HIDE', ...none },
              { kind: 'WARN', ...none, undoneBy: by },
              { kind: 'BAN', ...none, bannedUntil: until },
            ],
          },
        ],
      },
    },
  });
});

test.each([
  [['KEEP', 'WARN'], {}, 'InvalidInput'],
  [['HIDE', 'DELETE'], {}, 'InvalidInput'],
  [[], {}, 'InvalidInput'],
  [['HIDE'], { reason: ' ' }, 'InvalidInput'],
  [['BAN'], {}, 'InvalidInput'],
  [['BAN'], { until: '2020-01-01T00:00:00Z' }, 'InvalidInput'],
] as const)('the acts %j with %j are refused', async (acts, wishes, failure) => {
  const { commentId } = await scene.talk();
  expect((await scene.act(scene.admin.token, { commentId }, acts, wishes)).__typename).toBe(failure);
});

describe('a ban', () => {
  test('keeps its account from writing until its end, which it reads with the reason', async () => {
    const { commentId, discussionId, writer } = await scene.talk();
    const until = new Date(Date.now() + dayMs);
    await scene.act(scene.admin.token, { commentId }, ['HIDE', 'BAN'], { until: until.toISOString() });
    const minute = until.toISOString().slice(0, 16).replace('T', ' ');
    const write = (token: string) =>
      scene.talks.change(token, 'addComment', { on: { discussionId }, content: 'again' });
    expect(await write(writer.token)).toMatchObject({
      __typename: 'WritingBanned',
      message: `You may not write here until ${minute} UTC. Reason: Against rule 3`,
    });
    expect((await scene.talks.start(writer.token)).__typename).toBe('WritingBanned');
    const edit = await scene.talks.change(writer.token, 'updateComment', { id: commentId, content: 'changed' });
    expect(edit.__typename).toBe('WritingBanned');
    await scene.db.writingBan.updateMany({ where: { userId: writer.user.id }, data: { until: new Date() } });
    expect((await write(writer.token)).__typename).toBe('AddCommentSuccess');
  });

  test('is not for moderators, nor for oneself', async () => {
    const root = await scene.talks.person('ROOT');
    const { discussionId } = await scene.talk();
    const until = new Date(Date.now() + dayMs).toISOString();
    for (const person of [root, scene.admin]) {
      await scene.talks.change(person.token, 'addComment', { on: { discussionId }, content: 'hello' });
      const { id } = await scene.db.comment.findFirstOrThrow({ where: { authorId: person.user.id } });
      expect((await scene.act(scene.admin.token, { commentId: id }, ['BAN'], { until })).__typename).toBe(
        'AccountNotBannable',
      );
    }
  });
});

describe('automatic hiding', () => {
  test('is told from a decision of a moderator', async () => {
    const { commentId, writer } = await scene.talk();
    const isByReports = async () =>
      JSON.parse(await scene.ask(writer.token, `{ comment(id: ${commentId}) { isHiddenByReports } }`)) as unknown;
    const answers = (isHiddenByReports: boolean) => ({ data: { comment: { isHiddenByReports } } });
    expect(await isByReports()).toMatchObject(answers(false));
    await scene.reports(3, { commentId });
    expect(await isByReports()).toMatchObject(answers(true));
    await scene.act(scene.admin.token, { commentId }, ['HIDE']);
    expect(await isByReports()).toMatchObject(answers(false));
  });

  test('takes three accounts, and notifies the author', async () => {
    const { commentId, writer, answerer } = await scene.talk();
    await scene.reports(2, { commentId });
    // Another report of one account is none of another one.
    await scene.report(answerer.token, { commentId });
    await scene.report(answerer.token, { commentId });
    expect((await stateOf(commentId)).isHidden).toBe(true);
    expect(await scene.news(writer)).toEqual(['HIDDEN_BY_REPORTS']);
    expect(await audited(commentId)).toEqual([['moderation.hide', false]]);
    expect(await queued(commentId)).toBe(1);
  });

  test('counts reports by the record of their reporters', async () => {
    const [first, second] = [await scene.talk(), await scene.talk()];
    const liar = await scene.talks.person();
    for (let count = 0; count < 2; count += 1) {
      const { commentId } = await scene.talk();
      await scene.report(liar.token, { commentId });
      await scene.act(scene.admin.token, { commentId }, ['KEEP']);
    }
    await scene.reports(2, { commentId: first.commentId });
    await scene.report(liar.token, { commentId: first.commentId });
    expect((await stateOf(first.commentId)).isHidden).toBe(false);
    await scene.reports(1, { commentId: first.commentId });
    expect((await stateOf(first.commentId)).isHidden).toBe(true);
    await scene.reports(2, { commentId: second.commentId });
    expect((await stateOf(second.commentId)).isHidden).toBe(false);
  });

  test('follows the settings of the site, three accounts at least', async () => {
    const root = await scene.talks.person('ROOT');
    const set = (reporters: number) =>
      scene.talks.change(root.token, 'updateSiteSettings', settingsInput({ reportHideReporters: reporters }));
    expect((await set(2)).__typename).toBe('InvalidInput');
    await set(4);
    const { commentId } = await scene.talk();
    await scene.reports(3, { commentId });
    expect((await stateOf(commentId)).isHidden).toBe(false);
    await set(3);
  });
});

test('a decided report is not sent again before the text is edited', async () => {
  const { commentId, writer, answerer } = await scene.talk();
  await scene.report(answerer.token, { commentId });
  await scene.act(scene.admin.token, { commentId }, ['KEEP']);
  expect((await scene.report(answerer.token, { commentId })).__typename).toBe('ReportDecided');
  await scene.talks.change(writer.token, 'updateComment', { id: commentId, content: 'worse' });
  expect((await scene.report(answerer.token, { commentId })).__typename).toBe('ReportTextSuccess');
});

describe('the lock of a text', () => {
  test('keeps other moderators off until it expires or is taken over', async () => {
    const other = await scene.talks.person('ADMIN');
    const { commentId, answerer } = await scene.talk();
    await scene.report(answerer.token, { commentId });
    const { id } = await scene.db.moderatedText.findFirstOrThrow({ where: { commentId } });
    const lock = async (token: string, isTakenOver = false) =>
      (await scene.talks.change(token, 'lockModeratedText', { id: String(id), isTakenOver })).__typename;
    expect(await lock(scene.admin.token)).toBe('LockModeratedTextSuccess');
    expect(await lock(other.token)).toBe('ModeratedTextLocked');
    expect((await scene.act(other.token, { commentId }, ['KEEP'])).__typename).toBe('ModeratedTextLocked');
    expect(await lock(other.token, true)).toBe('LockModeratedTextSuccess');
    expect(await lock(scene.admin.token)).toBe('ModeratedTextLocked');
    await scene.db.moderatedText.update({ where: { id }, data: { lockedUntil: new Date() } });
    expect((await scene.act(scene.admin.token, { commentId }, ['KEEP'])).__typename).toBe('ModerateTextSuccess');
  });
});

describe('reports that wait for two days', () => {
  const reminders = ({ user }: Person) =>
    scene.db.message.count({ where: { recipientId: user.id, fact: { path: ['kind'], equals: 'reportsWaiting' } } });
  const longAgo = () => new Date(Date.now() - 2 * dayMs);
  beforeEach(async () => {
    await scene.db.moderatedText.updateMany({ data: { remindedAt: new Date() } });
  });

  test('are notified to all moderators once', async () => {
    const { services } = scene.talks.server;
    const { commentId, answerer } = await scene.talk();
    await scene.report(answerer.token, { commentId });
    await scene.db.moderatedText.updateMany({
      where: { commentId },
      data: { openedAt: longAgo(), remindedAt: null },
    });
    const before = await reminders(scene.admin);
    await remindModerators(services, new Date());
    await remindModerators(services, new Date());
    expect((await reminders(scene.admin)) - before).toBe(1);
  });

  test('of comments of a contest are notified to its jury alone', async () => {
    const { services } = scene.talks.server;
    const [jury, writer] = [await scene.talks.person('PROBLEM_ADMIN'), await scene.talks.person()];
    const contest = await buildContest(services, { authorId: jury.user.id });
    const moderated = { create: { openedAt: longAgo() } };
    const comment = { authorId: writer.user.id, content: 'Spam', createdAt: new Date(), moderated };
    await scene.db.thread.create({ data: { contestId: contest.id, comments: { create: comment } } });
    const before = await reminders(scene.admin);
    await remindModerators(services, new Date());
    expect([await reminders(jury), (await reminders(scene.admin)) - before]).toEqual([1, 0]);
  });
});

test('deleted texts are removed for good after 30 days, comments with replies all but their text', async () => {
  const { services } = scene.talks.server;
  const [kept, gone] = [await scene.talk(), await scene.talk()];
  for (const [token, field, id] of [
    [kept.writer.token, 'deleteComment', kept.commentId],
    [gone.answerer.token, 'deleteReply', gone.replyId],
    [gone.writer.token, 'deleteComment', gone.commentId],
  ] as const)
    await scene.ask(token, `mutation { ${field}(id: ${id}) { __typename } }`);
  await tidyDeletedTexts(services, new Date(Date.now() + 29 * dayMs));
  expect(await scene.db.comment.count({ where: { id: gone.commentId } })).toBe(1);
  await tidyDeletedTexts(services, new Date(Date.now() + 31 * dayMs));
  expect(await scene.db.comment.count({ where: { id: gone.commentId } })).toBe(0);
  expect(await scene.db.comment.findUnique({ where: { id: kept.commentId }, select: { content: true } })).toEqual({
    content: '',
  });
});
