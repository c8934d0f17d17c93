import type { User } from '@verdict/prisma/generated/client/client.ts';
import { sendDigests } from '@verdict/schema/account/digest/send-digests.service.ts';
import { sendMail } from '@verdict/schema/account/mail/send-mail.service.ts';
import { deliverToWatchers, dueDeliveries } from '@verdict/schema/discussion/comment/watch-delivery.service.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { buildDiscussion } from '../../../factories/discussion.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { startSmtpSite, type SmtpSite } from '../../../setup/smtp-site.ts';

let smtp: SmtpSite;
let server: TestServer;
let user: User;
let sender: User;
beforeAll(async () => {
  smtp = await startSmtpSite();
  server = await startTestServer({
    defaults: { publicUrl: 'https://judge.example.org', smtp: smtp.server, identityProviders: [] },
  });
  sender = await buildUser(server.services);
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});
beforeEach(async () => {
  user = await buildUser(server.services);
  await server.services.db.mailDigest.deleteMany();
  await want(['REPLY', 'DISCUSS']);
});

const db = () => server.services.db;

async function want(kinds: readonly string[]) {
  const { data } = await server.graphql(
    'mutation ($input: ChangeMailDigestInput!) { changeMailDigest(input: $input) }',
    {
      token: await tokenFor(server.services, user),
      variables: { input: { kinds } },
      headers: { 'Accept-Language': 'en-US' },
    },
  );
  expect(data?.['changeMailDigest']).toEqual(kinds);
}

const tell = (title: string, wishes: object = {}) =>
  db().message.create({
    data: {
      recipientId: user.id,
      kind: 'REPLY',
      senderId: sender.id,
      action: 'REPLY',
      sourceType: 'DISCUSSION',
      sourceId: 1,
      sourceTitle: title,
      content: 'said',
      url: '/discussion-detail/1?comment=2',
      ...wishes,
    },
  });

/** Noon of a day of November in the site's time zone, UTC+8. */
const noon = (day: number) => new Date(`2030-11-${day}T04:00:00Z`);
const mails = () => db().mail.findMany({ where: { to: user.email ?? '' }, orderBy: { id: 'asc' } });
const titles = async () =>
  (await mails()).map(({ letter }) =>
    (letter as unknown as { items: { title: { 'en-US': string } }[] }).items.map(({ title }) => title['en-US']),
  );

describe('the daily mail', () => {
  test('names unread messages once, however often and on however many servers it is made', async () => {
    await tell('first');
    await tell('read', { isRead: true });
    await tell('liked', { kind: 'LIKE', action: 'LIKE_POST' });
    await Promise.all([sendDigests(server.services, noon(10)), sendDigests(server.services, noon(10))]);
    await tell('second');
    await sendDigests(server.services, noon(10));
    expect(await titles()).toEqual([['first']]);
    await sendDigests(server.services, noon(11));
    expect(await titles()).toEqual([['first'], ['second']]);
  });

  test('is not made before its hour, without news, or for what there was before it was wanted', async () => {
    await sendDigests(server.services, noon(10));
    expect(await titles()).toEqual([]);
    await want([]);
    await tell('old');
    await want(['REPLY']);
    await sendDigests(server.services, noon(11));
    await tell('new');
    await sendDigests(server.services, new Date('2030-11-11T23:59:00Z'));
    expect(await titles()).toEqual([]);
    await sendDigests(server.services, noon(12));
    expect(await titles()).toEqual([['new']]);
  });

  test('has what the account watches, and nothing of what it muted', async () => {
    const { services } = server;
    const token = await tokenFor(services, await buildUser(services, { role: 'ADMIN' }));
    const say = async (title: string, mode: 'WATCH' | 'MUTE') => {
      const { id: discussionId } = await buildDiscussion(services, { authorId: sender.id, title });
      const { id: threadId } = await db().thread.create({ data: { discussionId } });
      await db().threadWatch.create({ data: { threadId, userId: user.id, mode } });
      const input = { on: { discussionId }, content: `@${user.username}` };
      await server.graphql('mutation ($input: AddCommentInput!) { addComment(input: $input) { __typename } }', {
        token,
        variables: { input },
      });
    };
    await say('watched', 'WATCH');
    await say('muted', 'MUTE');
    for (const id of await dueDeliveries(services)) await deliverToWatchers(services, id, new Date());
    await sendDigests(services, noon(10));
    expect(await titles()).toEqual([['watched']]);
  });

  test('leaves out what is hidden because a contest with its problem runs', async () => {
    const problem = await buildProblem(server.services, { hasTests: false });
    const { id: contestId } = await buildContest(server.services, {
      authorId: sender.id,
      startsAt: new Date('2030-11-10T00:00:00Z'),
      endsAt: new Date('2030-11-10T12:00:00Z'),
    });
    await db().contestProblem.create({
      data: { contestId, problemId: problem.id, displayId: 'A', displayTitle: 'A' },
    });
    await tell('spoiler', { problemId: problem.id });
    await sendDigests(server.services, noon(10));
    expect(await titles()).toEqual([]);
    await sendDigests(server.services, noon(11));
    expect(await titles()).toEqual([['spoiler']]);
  });

  test('goes out with a link that mail programs end it by, and that changes nothing when it is looked at', async () => {
    await tell('Binary search');
    await sendDigests(server.services, noon(10));
    for (const { id } of await mails()) await sendMail(server.services, id, new Date());
    const mail = smtp.received.find(({ recipients }) => recipients.includes(user.email ?? ''));
    expect(mail?.text).toContain(`${sender.username} replied to you in Binary search`);
    expect(mail?.text).toContain('https://judge.example.org/discussion-detail/1?comment=2');
    const path = /https:\/\/judge\.example\.org(\/api\/unsubscribe\?token=[\w.~-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]))).toMatchObject({
      'list-unsubscribe': `<https://judge.example.org${path}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    const looked = await fetch(server.url + path, { redirect: 'manual' });
    expect([looked.status, looked.headers.get('location')]).toEqual([303, path.replace('/api', '')]);
    const isOn = async () => (await db().mailDigest.count({ where: { userId: user.id } })) === 1;
    expect(await isOn()).toBe(true);
    const post = (to: string) =>
      fetch(server.url + to, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    expect((await post('/api/unsubscribe?token=forged')).status).toBe(404);
    expect(await isOn()).toBe(true);
    expect((await post(path)).status).toBe(200);
    expect(await isOn()).toBe(false);
  });
});
