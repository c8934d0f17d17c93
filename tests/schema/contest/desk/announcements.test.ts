import { level } from '@verdict/schema/core/level.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildGroup } from '../../../factories/group.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { buildDesk, send } from './desk-scene.ts';
import { follow } from './follow.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const text = { title: 'Problem A', content: 'Read **N** as 10', isVisible: true };

const create = (token: string | null, contestId: number, input: object = text) =>
  send(server, token, {
    field: 'createContestAnnouncement',
    args: { contestId, input },
    types: { contestId: 'Int!', input: 'ContestAnnouncementInput!' },
    fields: '{ id title isVisible author { username } }',
  });
const update = (token: string | null, id: number, input: object) =>
  send(server, token, {
    field: 'updateContestAnnouncement',
    args: { id, input },
    types: { id: 'Int!', input: 'ContestAnnouncementInput!' },
    fields: '{ id title isVisible }',
  });
const remove = (token: string | null, id: number) =>
  send(server, token, { field: 'deleteContestAnnouncement', args: { id }, types: { id: 'Int!' }, fields: '' });

async function titles(token: string, contestId: number, field = 'contestAnnouncements'): Promise<unknown> {
  const { data, errors } = await server.graphql(`{ ${field}(contestId: ${contestId}) { items { title } } }`, { token });
  return (
    (data?.[field] as { items: { title: string }[] } | undefined)?.items.map(({ title }) => title) ??
    errors?.[0]?.extensions?.['code']
  );
}

test('an announcement is pushed to the open pages of contestants, newest first; a hidden one is not', async () => {
  const { contest, author, tokens } = await buildDesk(server);
  const page = follow(
    server,
    tokens.contestant,
    `subscription { contestAnnouncementsChanged(contestId: ${contest.id}) { items { id title content } } }`,
  );
  expect(await page.next()).toEqual({ items: [] });
  const made = await create(tokens.author, contest.id);
  expect(made).toMatchObject({
    __typename: 'CreateContestAnnouncementSuccess',
    data: { author: { username: author.username } },
  });
  expect(await page.next()).toEqual({ items: [{ id: made.data?.['id'], title: text.title, content: text.content }] });
  await create(tokens.author, contest.id, { ...text, title: 'Secret', isVisible: false });
  await create(tokens.author, contest.id, { ...text, title: 'Problem B' });
  await page.until('Problem B');
  expect(await titles(tokens.contestant, contest.id)).toEqual(['Problem B', 'Problem A']);
  expect(await titles(tokens.author, contest.id, 'allContestAnnouncements')).toEqual([
    'Problem B',
    'Secret',
    'Problem A',
  ]);
  await page.stop();
});

test('an announcement can be corrected, hidden and taken away, and open pages follow', async () => {
  const { contest, tokens } = await buildDesk(server);
  const id = Number((await create(tokens.author, contest.id)).data?.['id']);
  const page = follow(
    server,
    tokens.contestant,
    `subscription { contestAnnouncementsChanged(contestId: ${contest.id}) { items { title } } }`,
  );
  await page.next();
  await update(tokens.author, id, { ...text, title: 'Problem C' });
  expect(await page.next()).toEqual({ items: [{ title: 'Problem C' }] });
  await update(tokens.author, id, { ...text, isVisible: false });
  expect(await page.next()).toEqual({ items: [] });
  expect((await remove(tokens.author, id)).__typename).toBe('DeleteContestAnnouncementSuccess');
  expect((await remove(tokens.author, id)).__typename).toBe('AnnouncementNotFound');
  await page.stop();
});

test('only the jury of the contest writes, and what others try leaves nothing', async () => {
  const { contest, tokens } = await buildDesk(server);
  const elsewhere = await buildDesk(server);
  const id = Number((await create(tokens.author, contest.id)).data?.['id']);
  const admin = await tokenFor(server.services, await buildUser(server.services, { role: 'ADMIN' }));
  const answers = await Promise.all(
    [null, tokens.contestant, admin, elsewhere.tokens.author].map(async (token) =>
      [
        await create(token, contest.id),
        await update(token, id, { ...text, title: 'Mine' }),
        await remove(token, id),
      ].map(({ __typename }) => __typename),
    ),
  );
  const refused = ['NotContestAdmin', 'AnnouncementNotFound', 'AnnouncementNotFound'];
  expect(answers).toEqual([['UNAUTHENTICATED', 'UNAUTHENTICATED', 'UNAUTHENTICATED'], refused, refused, refused]);
  expect(await titles(tokens.author, contest.id, 'allContestAnnouncements')).toEqual(['Problem A']);
});

test('a title and a text are needed', async () => {
  const { contest, tokens } = await buildDesk(server);
  expect((await create(tokens.author, contest.id, { ...text, title: ' ' })).__typename).toBe('InvalidInput');
  expect((await create(tokens.author, contest.id, { ...text, content: '' })).__typename).toBe('InvalidInput');
});

test('before the start contestants are told to wait, while the jury already writes', async () => {
  const { contest, tokens } = await buildDesk(server, {
    startsAt: new Date(Date.now() + 3_600_000),
    endsAt: new Date(Date.now() + 7_200_000),
  });
  expect((await create(tokens.author, contest.id)).__typename).toBe('CreateContestAnnouncementSuccess');
  expect(await titles(tokens.contestant, contest.id)).toBe('CONTEST_NOT_STARTED');
  await expect(
    follow(
      server,
      tokens.contestant,
      `subscription { contestAnnouncementsChanged(contestId: ${contest.id}) { total } }`,
    ).next(),
  ).rejects.toBeDefined();
});

test('a root of the group of a contest is of its jury, an ordinary member is not', async () => {
  const [root, member] = await Promise.all([buildUser(server.services), buildUser(server.services)]);
  const group = await buildGroup(server.services, await buildUser(server.services), {
    levels: [
      [root, level.root],
      [member, level.member],
    ],
  });
  const { contest } = await buildDesk(server, { groupId: group.id });
  const [rootToken, memberToken] = [await tokenFor(server.services, root), await tokenFor(server.services, member)];
  expect((await create(rootToken, contest.id)).__typename).toBe('CreateContestAnnouncementSuccess');
  expect((await create(memberToken, contest.id)).__typename).toBe('NotContestAdmin');
  expect(await titles(memberToken, contest.id)).toEqual(['Problem A']);
});
