import { level } from '@verdict/schema/core/level.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildGroup } from '../../../factories/group.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { buildDesk, join } from '../desk/desk-scene.ts';
import { contestActs, contestInput, fromNow } from './contest-authoring-scene.ts';

let server: TestServer;
let acts: ReturnType<typeof contestActs>;
let root: string;
beforeAll(async () => {
  server = await startTestServer();
  acts = contestActs(server);
  root = await tokenFor(server.services, await buildUser(server.services, { role: 'ROOT' }));
});
afterAll(() => server.stop());

const formQuery = `query ($id: Int!) {
  contestForm(id: $id) {
    title password sealsAt accountLimit { prefix from to extra } starUsernames awards { name size }
  }
}`;

test("a contest's form returns what was saved; blank names are dropped, empty awards get defaults", async () => {
  const star = await buildUser(server.services, { username: 'StarCoach' });
  const token = await tokenFor(server.services, await buildUser(server.services, { role: 'ADMIN' }));
  const sealsAt = fromNow(3).toISOString();
  const made = await acts.create(
    token,
    contestInput({
      title: '  Autumn cup ',
      access: 'PRIVATE',
      password: 'open',
      sealsAt,
      awardKind: 'PROPORTION',
      starUsernames: [' starcoach', '', 'Later'],
      accountLimit: { prefix: 'team', suffix: '', from: 1, to: 20, extra: ['Coach', ' '] },
    }),
  );
  expect(made.__typename).toBe('CreateContestSuccess');
  const { data } = await server.graphql(formQuery, { token, variables: { id: made.data?.['id'] } });
  expect(data?.['contestForm']).toMatchObject({
    title: 'Autumn cup',
    password: 'open',
    accountLimit: { prefix: 'team', from: 1, to: 20, extra: ['Coach'] },
    starUsernames: [star.username, 'later'],
    awards: [{ size: 10 }, { size: 20 }, { size: 30 }],
  });
  const form = data?.['contestForm'] as { sealsAt: string } | undefined;
  expect(new Date(form?.sealsAt ?? 0).toISOString()).toBe(sealsAt);
});

test('all that is wrong is told at once, in the language of the reader, and nothing is written', async () => {
  const before = await server.services.db.contest.count();
  const input = contestInput({
    title: ' ',
    description: '',
    startsAt: null,
    endsAt: null,
    access: 'PROTECTED',
    starUsernames: ['a', 'A '],
  });
  const query = `mutation ($input: ContestInput!) {
    createContest(input: $input) { __typename ... on InvalidInput { fields { path message } } }
  }`;
  for (const [language, first] of [
    ['zh-CN', '不能为空。'],
    ['en-US', 'This must not be empty.'],
  ] as const) {
    const { data } = await server.graphql(query, {
      token: root,
      variables: { input },
      headers: { 'Accept-Language': language },
    });
    const answer = data?.['createContest'] as { __typename: string; fields: { path: string; message: string }[] };
    expect(answer.__typename).toBe('InvalidInput');
    expect(answer.fields.map(({ path }) => path)).toEqual([
      'title',
      'description',
      'startsAt',
      'endsAt',
      'password',
      'starUsernames.1',
    ]);
    expect(answer.fields[0]?.message).toBe(first);
  }
  expect(await server.services.db.contest.count()).toBe(before);
});

test('only its admins read the form, change, hide, delete or copy a contest; others change nothing', async () => {
  const { contest, tokens } = await buildDesk(server, { access: 'PRIVATE', password: 'secret' });
  const admin = await tokenFor(server.services, await buildUser(server.services, { role: 'ADMIN' }));
  for (const token of [null, tokens.contestant, admin]) {
    const { data } = await server.graphql(formQuery, {
      ...(token === null ? {} : { token }),
      variables: { id: contest.id },
    });
    expect(data?.['contestForm'] ?? null).toBeNull();
    const refusal = token === null ? 'UNAUTHENTICATED' : 'NotContestAdmin';
    expect((await acts.update(token, contest.id, contestInput())).__typename).toBe(refusal);
    expect((await acts.show(token, contest.id, false)).__typename).toBe(refusal);
    expect((await acts.remove(token, contest.id)).__typename).toBe(refusal);
  }
  expect((await acts.clone(admin, contest.id)).__typename).toBe('NotContestAdmin');
  expect((await acts.clone(tokens.author, contest.id)).__typename).toBe('NotContestMaker');
  expect((await acts.create(tokens.author, contestInput())).__typename).toBe('NotContestMaker');
  expect(await server.services.db.contest.findUniqueOrThrow({ where: { id: contest.id } })).toMatchObject({
    title: contest.title,
    isVisible: true,
    password: 'secret',
  });
  expect((await acts.show(tokens.author, contest.id, false)).data).toEqual({ isVisible: false });
  expect((await acts.update(admin, contest.id, contestInput())).__typename).toBe('ContestNotFound');
});

test('a form older than the contest is refused, also of two concurrent saves, until it is reloaded', async () => {
  const { contest, tokens } = await buildDesk(server);
  const endsAt = fromNow(9);
  const longer = contestInput({ title: contest.title, endsAt: endsAt.toISOString() });
  const renamed = contestInput({ title: 'Renamed' });
  const opened = contest.version;
  expect((await acts.update(tokens.author, contest.id, longer, opened)).data).toMatchObject({ version: opened + 1 });
  expect((await acts.update(root, contest.id, renamed, opened)).__typename).toBe('ContestChanged');
  const stored = () =>
    server.services.db.contest.findUniqueOrThrow({
      where: { id: contest.id },
      select: { title: true, endsAt: true, isVisible: true },
    });
  expect(await stored()).toEqual({ title: contest.title, endsAt, isVisible: true });

  const both = await Promise.all([
    acts.update(root, contest.id, renamed, opened + 1),
    acts.update(tokens.author, contest.id, longer, opened + 1),
  ]);
  expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['ContestChanged', 'UpdateContestSuccess']);

  // Whether it is to be seen is in the form as well.
  await acts.show(tokens.author, contest.id, false);
  expect((await acts.update(root, contest.id, renamed, opened + 2)).__typename).toBe('ContestChanged');
  expect(await stored()).toMatchObject({ isVisible: false });
  expect((await acts.update(root, contest.id, renamed, opened + 3)).__typename).toBe('UpdateContestSuccess');
});

test('the type of a contest cannot be changed', async () => {
  const { contest, tokens } = await buildDesk(server);
  expect((await acts.update(tokens.author, contest.id, contestInput({ type: 'OI' }))).__typename).toBe('InvalidInput');
});

test('a copy is hidden, of whoever copies, and has the problems and nobody in it', async () => {
  const { contest } = await buildDesk(server, { accountLimit: { prefix: 'a', suffix: '', from: 0, to: 1, extra: [] } });
  const copy = await acts.clone(root, contest.id);
  expect(copy.data).toMatchObject({ isVisible: false, problemCount: 1, participantCount: 0 });
  expect(
    await server.services.db.contest.findUniqueOrThrow({ where: { id: Number(copy.data?.['id']) } }),
  ).toMatchObject({ accountLimit: { prefix: 'a' }, access: 'PUBLIC' });
});

test('copies of a contest are told apart', async () => {
  const title = 'Copied often';
  const { data } = await acts.create(root, contestInput({ title }));
  const copied = async () => {
    const copy = await acts.clone(root, Number(data?.['id']));
    const where = { id: Number(copy.data?.['id']) };
    return (await server.services.db.contest.findUniqueOrThrow({ where })).title;
  };
  expect([await copied(), await copied()]).toEqual([`${title} (copy)`, `${title} (copy 2)`]);
});

test('the list has all contests for super admins and their own for other admins, by words or number', async () => {
  const author = await buildUser(server.services, { role: 'PROBLEM_ADMIN' });
  const token = await tokenFor(server.services, author);
  const own = Number((await acts.create(token, contestInput({ title: 'Mine 100%', isVisible: false }))).data?.['id']);
  const other = Number((await acts.create(root, contestInput({ title: 'Not mine' }))).data?.['id']);
  const list = async (asker: string, keyword: string) => {
    const { data, errors } = await server.graphql(
      'query ($keyword: String) { managedContests(keyword: $keyword) { items { id } } }',
      { token: asker, variables: { keyword } },
    );
    return (
      (data?.['managedContests'] as { items: { id: number }[] } | undefined)?.items.map(({ id }) => id) ??
      errors?.[0]?.extensions?.['code']
    );
  };
  expect(await list(token, '')).toEqual([own]);
  expect(await list(root, 'mine')).toEqual([other, own]);
  expect(await list(root, '100%')).toEqual([own]);
  expect(await list(root, String(other))).toContain(other);
  expect(await list(await tokenFor(server.services, await buildUser(server.services)), '')).toEqual([]);
});

test('an admin of a group creates contests there, which the group lists and the site does not', async () => {
  const [admin, member] = [await buildUser(server.services), await buildUser(server.services)];
  const { id: groupId } = await buildGroup(server.services, await buildUser(server.services), {
    levels: [
      [admin, level.admin],
      [member, level.member],
    ],
  });
  const [token, memberToken] = [await tokenFor(server.services, admin), await tokenFor(server.services, member)];
  const stranger = await tokenFor(server.services, await buildUser(server.services, { role: 'ADMIN' }));
  const input = contestInput({ title: 'Class cup' });
  expect((await acts.create(memberToken, input, groupId)).__typename).toBe('NotContestMaker');
  expect((await acts.create(stranger, input, groupId)).__typename).toBe('GroupNotFound');
  expect((await acts.create(root, input, 2_000_000_000)).__typename).toBe('GroupNotFound');
  const id = (await acts.create(token, input, groupId)).data?.['id'];
  const { data } = await server.graphql(
    `query ($groupId: Int!) {
      site: contests(filter: { keyword: "Class cup" }) { total }
      group: contests(filter: { groupId: $groupId }) { items { id groupId } }
    }`,
    { token: memberToken, variables: { groupId } },
  );
  expect(data).toEqual({ site: { total: 0 }, group: { items: [{ id, groupId }] } });
});

test('a root of the group of a contest administers it', async () => {
  const member = await buildUser(server.services);
  const group = await buildGroup(server.services, await buildUser(server.services), { levels: [[member, level.root]] });
  const { contest } = await buildDesk(server, { groupId: group.id });
  await join(server.services, contest, await buildUser(server.services));
  expect((await acts.update(await tokenFor(server.services, member), contest.id, contestInput())).__typename).toBe(
    'UpdateContestSuccess',
  );
});

test('the size of teams is from one to three, as the form says, and stays where it says nothing', async () => {
  const sizeOf = async (id: unknown) =>
    (
      (
        await server.graphql('query ($id: Int!) { contestForm(id: $id) { teamSize } }', {
          token: root,
          variables: { id },
        })
      ).data?.['contestForm'] as { teamSize: number } | undefined
    )?.teamSize;
  const alone = await acts.create(root, contestInput());
  expect(await sizeOf(alone.data?.['id'])).toBe(1);
  const { data } = await acts.create(root, contestInput({ teamSize: 3 }));
  const id = Number(data?.['id']);
  await acts.update(root, id, contestInput());
  expect(await sizeOf(id)).toBe(3);
  await acts.update(root, id, contestInput({ teamSize: 2 }));
  expect(await sizeOf(id)).toBe(2);
  for (const teamSize of [0, 4])
    expect((await acts.create(root, contestInput({ teamSize }))).__typename).not.toBe('CreateContestSuccess');
});
