import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { buildDesk, join, send } from './desk-scene.ts';
import { follow } from './follow.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const fields = '{ id problemDisplayId problemTitle question status answer isPublic askerName answererName isMine }';
const ask = (token: string | null, contestId: number, wishes: object = {}) =>
  send(server, token, {
    field: 'askClarification',
    args: { input: { contestId, question: 'May N be 0?', ...wishes } },
    types: { input: 'AskClarificationInput!' },
    fields,
  });
/** Answers as somebody does who sees the question as it is. */
async function answer(token: string | null, id: number, input: object) {
  const before = await server.services.db.clarification.findUnique({ where: { id }, select: { answeredAt: true } });
  return send(server, token, {
    field: 'answerClarification',
    args: { id, input: { replaces: before?.answeredAt ?? null, ...input } },
    types: { id: 'Int!', input: 'AnswerClarificationInput!' },
    fields,
  });
}
const mark = (token: string | null, id: number, isDone: boolean) =>
  send(server, token, {
    field: 'markClarification',
    args: { id, isDone },
    types: { id: 'Int!', isDone: 'Boolean!' },
    fields,
  });

async function list(token: string, contestId: number, wishes = ''): Promise<Record<string, unknown>[]> {
  const { data } = await server.graphql(`{ clarifications(contestId: ${contestId}${wishes}) { items ${fields} } }`, {
    token,
  });
  return (data?.['clarifications'] as { items: Record<string, unknown>[] } | undefined)?.items ?? [];
}
const followed = (token: string, contestId: number) =>
  follow(server, token, `subscription { clarificationsChanged(contestId: ${contestId}) { items ${fields} } }`);

test('a question reaches the jury at once, and nobody else', async () => {
  const { contest, contestant, tokens } = await buildDesk(server);
  const jury = followed(tokens.author, contest.id);
  await jury.next();
  const asked = await ask(tokens.contestant, contest.id, { problemDisplayId: 'A' });
  expect(asked).toMatchObject({
    __typename: 'AskClarificationSuccess',
    data: { status: 'OPEN', problemTitle: 'Apples', isMine: true },
  });
  expect(await jury.next()).toMatchObject({
    items: [{ question: 'May N be 0?', askerName: contestant.username, problemDisplayId: 'A' }],
  });
  expect(await list(tokens.other, contest.id)).toEqual([]);
  expect(await list(tokens.contestant, contest.id)).toHaveLength(1);
  await jury.stop();
});

test('of two concurrent answers one is refused as late, and may replace the other afterwards', async () => {
  const { contest, tokens } = await buildDesk(server);
  const colleague = await tokenFor(server.services, await buildUser(server.services, { role: 'ROOT' }));
  const id = Number((await ask(tokens.contestant, contest.id)).data?.['id']);
  const open = { replaces: null, isPublic: true };
  const both = await Promise.all([
    answer(tokens.author, id, { ...open, answer: 'Yes' }),
    answer(colleague, id, { ...open, answer: 'No' }),
  ]);
  expect(both.map(({ __typename }) => __typename).toSorted()).toEqual([
    'AnswerClarificationSuccess',
    'ClarificationAnswered',
  ]);
  const told = both.find(({ data }) => data !== undefined)?.data?.['answer'];
  expect(await list(tokens.contestant, contest.id)).toMatchObject([{ answer: told }]);
  expect(await answer(tokens.author, id, { isPublic: true, answer: 'Perhaps' })).toMatchObject({
    data: { answer: 'Perhaps' },
  });
});

test('an answer to the asker is pushed to the asker alone; one to all reaches all, without names', async () => {
  const { contest, author, tokens } = await buildDesk(server);
  const [asker, other] = [followed(tokens.contestant, contest.id), followed(tokens.other, contest.id)];
  await Promise.all([asker.next(), other.next()]);
  const id = Number((await ask(tokens.contestant, contest.id)).data?.['id']);
  await asker.until('OPEN');
  expect(await answer(tokens.author, id, { answer: 'No', isPublic: false })).toMatchObject({
    data: { answererName: author.username },
  });
  expect(await asker.next()).toMatchObject({
    items: [{ status: 'ANSWERED', answer: 'No', isPublic: false, answererName: null, isMine: true }],
  });
  expect(await list(tokens.other, contest.id)).toEqual([]);
  await answer(tokens.author, id, { answer: 'Read the statement', isPublic: true });
  // The first thing the other one hears since the empty list.
  expect(await other.next()).toMatchObject({
    items: [{ answer: 'Read the statement', isPublic: true, askerName: null, answererName: null, isMine: false }],
  });
  await asker.until('Read the statement');
  await Promise.all([asker.stop(), other.stop()]);
});

test('an answer is among the messages of the asker, without its text', async () => {
  const { contest, tokens } = await buildDesk(server);
  const id = Number((await ask(tokens.contestant, contest.id)).data?.['id']);
  await answer(tokens.author, id, { answer: 'Never.', isPublic: false });
  const query = '{ messages(kind: MINE) { items { title url content } } }';
  const messages = (await server.graphql(query, { token: tokens.contestant })).data?.['messages'];
  expect(messages).toMatchObject({ items: [{ url: `/contest/${contest.id}/clarifications` }] });
  expect(JSON.stringify(messages)).not.toContain('Never.');
  expect((await server.graphql(query, { token: tokens.other })).data?.['messages']).toMatchObject({ items: [] });
});

test('an answer to all that becomes private disappears from the pages of others', async () => {
  const { contest, tokens } = await buildDesk(server);
  const id = Number((await ask(tokens.contestant, contest.id)).data?.['id']);
  await answer(tokens.author, id, { answer: 'Yes', isPublic: true });
  const other = followed(tokens.other, contest.id);
  expect(await other.next()).toMatchObject({ items: [{ id }] });
  await answer(tokens.author, id, { answer: 'Yes', isPublic: false });
  expect(await other.next()).toEqual({ items: [] });
  await other.stop();
});

test('a question can be closed without an answer; reopening it withdraws its answer', async () => {
  const { contest, tokens } = await buildDesk(server);
  const id = Number((await ask(tokens.contestant, contest.id)).data?.['id']);
  expect(await mark(tokens.author, id, true)).toMatchObject({ data: { status: 'CLOSED', answer: null } });
  expect(await list(tokens.author, contest.id, ', onlyOpen: true')).toEqual([]);
  await answer(tokens.author, id, { answer: 'Yes', isPublic: true });
  expect(await mark(tokens.author, id, false)).toMatchObject({
    data: { status: 'OPEN', answer: null, isPublic: false },
  });
  expect(await list(tokens.author, contest.id, ', onlyOpen: true')).toHaveLength(1);
  expect(await list(tokens.other, contest.id)).toEqual([]);
});

test('closing a question that a colleague answered meanwhile keeps the answer and notifies no one', async () => {
  const { contest, author, tokens } = await buildDesk(server);
  const root = await tokenFor(server.services, await buildUser(server.services, { role: 'ROOT' }));
  const id = Number((await ask(tokens.contestant, contest.id)).data?.['id']);
  await answer(tokens.author, id, { answer: 'Yes', isPublic: true });
  const stored = () => server.services.db.clarification.findUniqueOrThrow({ where: { id } });
  const answered = await stored();
  const other = followed(tokens.other, contest.id);
  await other.next();
  expect(await mark(root, id, true)).toMatchObject({
    __typename: 'MarkClarificationSuccess',
    data: { status: 'ANSWERED', answer: 'Yes', isPublic: true, answererName: author.username },
  });
  expect(await stored()).toEqual(answered);
  // One that was marked without an answer stays whose it was, too.
  const closed = Number((await ask(tokens.contestant, contest.id)).data?.['id']);
  await mark(tokens.author, closed, true);
  expect(await mark(root, closed, true)).toMatchObject({ data: { status: 'CLOSED', answererName: author.username } });
  // The first thing that is heard since is the next change of the answer.
  await answer(tokens.author, id, { answer: 'No', isPublic: true });
  expect(await other.next()).toMatchObject({ items: [{ answer: 'No' }] });
  await other.stop();
});

test('only the jury of the contest answers', async () => {
  const { contest, tokens } = await buildDesk(server);
  const elsewhere = await buildDesk(server);
  const id = Number((await ask(tokens.contestant, contest.id)).data?.['id']);
  const admin = await tokenFor(server.services, await buildUser(server.services, { role: 'ADMIN' }));
  for (const token of [tokens.contestant, tokens.other, admin, elsewhere.tokens.author]) {
    expect((await answer(token, id, { answer: 'Yes', isPublic: true })).__typename).toBe('ClarificationNotFound');
    expect((await mark(token, id, true)).__typename).toBe('ClarificationNotFound');
  }
  expect((await answer(null, id, { answer: 'Yes', isPublic: true })).__typename).toBe('UNAUTHENTICATED');
  expect(await list(tokens.contestant, contest.id)).toMatchObject([{ status: 'OPEN', answer: null }]);
});

test.each(['MUTED', 'NO_SUBMIT_MUTED'] as const)(
  'an account of role %s may not ask, and nothing is stored',
  async (role) => {
    const { contest } = await buildDesk(server);
    const muted = await buildUser(server.services, { role });
    await join(server.services, contest, muted);
    expect((await ask(await tokenFor(server.services, muted), contest.id)).__typename).toBe('AskingForbidden');
    expect(await server.services.db.clarification.count({ where: { contestId: contest.id } })).toBe(0);
  },
);

test.each([
  ['ContestNotStarted', { startsAt: new Date(Date.now() + 3_600_000), endsAt: new Date(Date.now() + 7_200_000) }],
  ['ContestHasEnded', { startsAt: new Date(Date.now() - 7_200_000), endsAt: new Date(Date.now() - 3_600_000) }],
  ['ContestNotFound', { isVisible: false }],
  ['AccountNotAdmitted', { accountLimit: { prefix: 'team', suffix: '', from: 1, to: 9, extra: [] } }],
] as const)('%s is the answer to a question in such a contest', async (failure, wishes) => {
  const { contest, tokens } = await buildDesk(server, wishes);
  expect((await ask(tokens.contestant, contest.id)).__typename).toBe(failure);
});

test('a stranger of a contest with a password may not ask', async () => {
  const { contest } = await buildDesk(server, { access: 'PROTECTED', password: 'secret' });
  expect((await ask(await tokenFor(server.services, await buildUser(server.services)), contest.id)).__typename).toBe(
    'ContestPasswordNeeded',
  );
});

test('a question is 1 to 10000 characters, about a problem of the contest or none', async () => {
  const { contest, tokens } = await buildDesk(server);
  expect((await ask(tokens.contestant, contest.id, { question: ' ' })).__typename).toBe('InvalidInput');
  expect((await ask(tokens.contestant, contest.id, { question: 'x'.repeat(10_001) })).__typename).toBe('InvalidInput');
  expect((await ask(tokens.contestant, contest.id, { problemDisplayId: 'Z' })).__typename).toBe('ProblemNotFound');
  expect((await ask(tokens.contestant, contest.id, { question: 'x'.repeat(10_000) })).__typename).toBe(
    'AskClarificationSuccess',
  );
});

test('questions are rationed', async () => {
  const { contest, tokens } = await buildDesk(server);
  const answers: string[] = [];
  for (let number = 0; number < 11; number += 1) answers.push((await ask(tokens.contestant, contest.id)).__typename);
  expect(answers.slice(-2)).toEqual(['AskClarificationSuccess', 'TooManyRequests']);
  expect(await server.services.db.clarification.count({ where: { contestId: contest.id } })).toBe(10);
});
