import type { Problem } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { buildProblem } from '../../factories/problem.ts';
import { buildSubmission } from '../../factories/submission.ts';
import { buildTicket } from '../../factories/ticket.ts';
import { follow } from '../contest/desk/follow.ts';
import { DiscussionScene, type Person } from './discussion-scene.ts';

let scene: DiscussionScene;
let reporter: Person;
let keeper: Person;
let problem: Problem;
beforeAll(async () => {
  scene = await DiscussionScene.open();
});
afterAll(() => scene.server.stop());
beforeEach(async () => {
  // Nothing solved: faults are found before.
  [reporter, keeper] = [await scene.person('USER', 0), await scene.person('PROBLEM_ADMIN')];
  problem = await buildProblem(scene.server.services, { hasTests: false, authorId: keeper.user.id });
});

const db = () => scene.server.services.db;
const report = (person: Person, wishes: object = {}) =>
  scene.change(person.token, 'createProblemTicket', {
    problemId: String(problem.id),
    kind: 'TEST_DATA',
    content: 'Case 2 is **wrong**.',
    ...wishes,
  });
const newest = () => db().problemTicket.findFirstOrThrow({ orderBy: { id: 'desc' } });
const answer = (person: Person, id: number, wishes: object = {}) =>
  scene.change(person.token, 'answerProblemTicket', { id: String(id), content: 'A reply', ...wishes });
const mark = async (person: Person, id: number, wishes: object) => {
  const { version } = await db().problemTicket.findUniqueOrThrow({ where: { id } });
  return scene.change(person.token, 'markProblemTicket', { id: String(id), version, ...wishes });
};
const ticketOf = (person: Person = reporter) =>
  buildTicket(scene.server.services, { problemId: problem.id, reporterId: person.user.id });

async function query(person: Person, text: string): Promise<unknown> {
  const { data, errors } = await scene.server.graphql(text, { token: person.token });
  return errors?.[0]?.message ?? Object.values(data ?? {})[0];
}

const messagesOf = ({ user }: Person) =>
  db().message.findMany({
    where: { recipientId: user.id },
    orderBy: { id: 'asc' },
    select: { kind: true, action: true, sourceType: true, url: true, problemId: true },
  });
const actionsOf = async (person: Person) => (await messagesOf(person)).map(({ action, url }) => [action, url]);

/** A public contest with the problem that runs now. */
async function runContest(): Promise<void> {
  const { id } = await buildContest(scene.server.services, { authorId: keeper.user.id });
  await db().contestProblem.create({
    data: { contestId: id, problemId: problem.id, displayId: 'A', displayTitle: 'A' },
  });
}

describe('a ticket', () => {
  test('is notified to the author of the problem', async () => {
    expect(await report(reporter)).toMatchObject({ __typename: 'CreateProblemTicketSuccess' });
    const { id } = await newest();
    expect(await messagesOf(keeper)).toEqual([
      { kind: 'DISCUSS', action: 'REPORT', sourceType: 'TICKET', url: `/ticket/${id}`, problemId: problem.id },
    ]);
  });

  test('has a submission of its reporter to the problem, or none', async () => {
    const { services } = scene.server;
    const own = await buildSubmission(services, { userId: reporter.user.id, problemId: problem.id });
    const others = await buildSubmission(services, { userId: keeper.user.id, problemId: problem.id });
    const elsewhere = await buildSubmission(services, {
      userId: reporter.user.id,
      problemId: (await buildProblem(services, { hasTests: false })).id,
    });
    const answers = [];
    for (const { id } of [others, elsewhere, own])
      answers.push((await report(reporter, { submissionId: id })).__typename);
    expect(answers).toEqual(['InvalidInput', 'InvalidInput', 'CreateProblemTicketSuccess']);
  });

  test('needs a text that is seen', async () => {
    expect(await report(reporter, { content: ' \u200b' })).toMatchObject({ __typename: 'InvalidInput' });
  });

  test('is one of five open ones of an account about a problem, reopened ones included', async () => {
    const first = await ticketOf();
    for (let count = 1; count < 5; count += 1) await ticketOf();
    expect(await report(reporter)).toMatchObject({ __typename: 'TooManyProblemTickets' });
    expect(await mark(reporter, first.id, { state: 'DECLINED' })).toMatchObject({
      __typename: 'MarkProblemTicketSuccess',
    });
    expect(await report(reporter)).toMatchObject({ __typename: 'CreateProblemTicketSuccess' });
    expect(await mark(reporter, first.id, { state: 'OPEN' })).toMatchObject({ __typename: 'TooManyProblemTickets' });
  });

  test('is refused to muted and banned accounts', async () => {
    const muted = await scene.person('MUTED');
    expect(await report(muted)).toMatchObject({ __typename: 'CommentingForbidden' });
    const now = new Date();
    await db().writingBan.create({
      data: { userId: reporter.user.id, reason: 'Spam', createdAt: now, until: new Date(now.getTime() + 60_000) },
    });
    expect(await report(reporter)).toMatchObject({ __typename: 'WritingBanned' });
  });
});

describe('the time line', () => {
  test('shows notes to keepers alone, and replies to both sides, who are notified', async () => {
    const { id } = await ticketOf();
    await answer(keeper, id, { content: 'A secret', isNote: true });
    await answer(keeper, id, { content: 'Which case?' });
    await answer(reporter, id, { content: 'The second.' });
    const contents = async (person: Person) => query(person, `{ problemTicket(id: ${id}) { entries { content } } }`);
    expect(await contents(reporter)).toEqual({ entries: [{ content: 'Which case?' }, { content: 'The second.' }] });
    expect(await contents(keeper)).toMatchObject({ entries: [{ content: 'A secret' }, {}, {}] });
    expect(await actionsOf(reporter)).toEqual([['REPLY', `/ticket/${id}`]]);
    expect(await actionsOf(keeper)).toEqual([['REPLY', `/ticket/${id}`]]);
    expect(await answer(reporter, id, { isNote: true })).toMatchObject({ __typename: 'ProblemTicketNotFound' });
  });

  test('is pushed to an open page', async () => {
    const { id } = await ticketOf();
    const followed = follow(
      scene.server,
      reporter.token,
      `subscription { problemTicketChanged(id: ${id}) { entries { content } } }`,
    );
    expect(await followed.next()).toEqual({ entries: [] });
    await answer(keeper, id, { content: 'Seen.' });
    expect(await followed.next()).toEqual({ entries: [{ content: 'Seen.' }] });
    await followed.stop();
  });

  test('notifies the assignee, then in place of the author', async () => {
    const { id } = await ticketOf();
    const other = await scene.person('ADMIN');
    const assign = (username: string, version: number) =>
      scene.change(keeper.token, 'assignProblemTicket', { id: String(id), version, username });
    expect(await assign(reporter.user.username, 1)).toMatchObject({ __typename: 'AssigneeNotKeeper' });
    expect(await assign(other.user.username, 1)).toMatchObject({ __typename: 'AssignProblemTicketSuccess' });
    await answer(reporter, id);
    const url = `/ticket/${id}`;
    expect([await actionsOf(other), await actionsOf(keeper)]).toEqual([
      [
        ['ASSIGN', url],
        ['REPLY', url],
      ],
      [],
    ]);
    expect(await query(other, '{ problemTickets(isAssignedToViewer: true) { items { id } } }')).toEqual({
      items: [{ id: String(id) }],
    });
    expect(await db().auditEntry.findMany({ where: { targetKind: 'PROBLEM_TICKET', targetId: String(id) } })).toEqual([
      expect.objectContaining({ actorId: keeper.user.id, action: 'ticket.assign' }),
    ]);
  });
});

describe('the state', () => {
  test('of a fixed ticket names the newest revision unless another one is named', async () => {
    await db().problemRevision.createMany({
      data: [1, 2].map((number) => ({ problemId: problem.id, number, content: {} })),
    });
    const [first, second] = [await ticketOf(), await ticketOf()];
    await mark(keeper, first.id, { state: 'FIXED' });
    await mark(keeper, second.id, { state: 'FIXED', fixedInRevision: 1 });
    expect(await mark(keeper, first.id, { state: 'OPEN' })).toMatchObject({ __typename: 'MarkProblemTicketSuccess' });
    expect(await mark(keeper, first.id, { state: 'FIXED', fixedInRevision: 3 })).toMatchObject({
      __typename: 'InvalidInput',
    });
    const entries = await db().problemTicketEntry.findMany({
      where: { ticketId: { in: [first.id, second.id] }, state: 'FIXED' },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ fixedInRevision }) => fixedInRevision)).toEqual([2, 1]);
    expect(await actionsOf(reporter)).toEqual([
      ['FIX', `/ticket/${first.id}`],
      ['FIX', `/ticket/${second.id}`],
    ]);
  });

  test('is not changed by who saw an older one, and every change by staff is in the audit log', async () => {
    const { id } = await ticketOf();
    const stale = { id: String(id), version: 1, state: 'DECLINED' };
    await mark(keeper, id, { state: 'IN_WORK' });
    expect(await scene.change(keeper.token, 'markProblemTicket', stale)).toMatchObject({
      __typename: 'ProblemTicketChanged',
    });
    expect(await db().problemTicket.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'IN_WORK' });
    expect(await db().auditEntry.findMany({ where: { targetKind: 'PROBLEM_TICKET', targetId: String(id) } })).toEqual([
      expect.objectContaining({ action: 'ticket.mark', before: { state: 'OPEN' } }),
    ]);
  });

  test('is closed by the reporter, and reopened by them for 30 days', async () => {
    const { id } = await ticketOf();
    expect(await mark(reporter, id, { state: 'FIXED' })).toMatchObject({ __typename: 'ProblemTicketStateForbidden' });
    await mark(reporter, id, { state: 'DECLINED' });
    expect(await mark(reporter, id, { state: 'OPEN' })).toMatchObject({ __typename: 'MarkProblemTicketSuccess' });
    expect(await actionsOf(keeper)).toEqual([['REOPEN', `/ticket/${id}`]]);
    await mark(reporter, id, { state: 'DECLINED' });
    await db().problemTicket.update({ where: { id }, data: { closedAt: new Date(Date.now() - 31 * 86_400_000) } });
    expect(await mark(reporter, id, { state: 'OPEN' })).toMatchObject({ __typename: 'ProblemTicketStateForbidden' });
    expect(await query(reporter, `{ problemTicket(id: ${id}) { viewerStates } }`)).toEqual({ viewerStates: [] });
  });

  test('of an original is notified to reporters of its duplicates, who do not learn which it is', async () => {
    const second = await scene.person('USER', 0);
    const third = await scene.person('USER', 0);
    const [original, duplicate, late] = [await ticketOf(), await ticketOf(second), await ticketOf(third)];
    const duplicateOfId = String(original.id);
    await mark(keeper, duplicate.id, { state: 'DUPLICATE', duplicateOfId });
    await mark(keeper, original.id, { state: 'FIXED' });
    await mark(keeper, late.id, { state: 'DUPLICATE', duplicateOfId });
    expect(await actionsOf(second)).toEqual([
      ['MARK_DUPLICATE', `/ticket/${duplicate.id}`],
      ['FIX', `/ticket/${duplicate.id}`],
    ]);
    expect(await actionsOf(third)).toEqual([
      ['MARK_DUPLICATE', `/ticket/${late.id}`],
      ['FIX', `/ticket/${late.id}`],
    ]);
    const fields = `{ problemTicket(id: ${duplicate.id}) { state duplicateOfId } }`;
    expect(await query(second, fields)).toEqual({ state: 'DUPLICATE', duplicateOfId: null });
    expect(await query(keeper, fields)).toEqual({ state: 'DUPLICATE', duplicateOfId });
  });

  test('of a duplicate refers to another ticket of the problem that is none itself', async () => {
    const { services } = scene.server;
    const elsewhere = await buildProblem(services, { hasTests: false, authorId: keeper.user.id });
    const foreign = await buildTicket(services, { problemId: elsewhere.id, reporterId: reporter.user.id });
    const [original, middle, last] = [await ticketOf(), await ticketOf(), await ticketOf()];
    await mark(keeper, last.id, { state: 'DUPLICATE', duplicateOfId: String(middle.id) });
    const refused = [];
    for (const duplicateOfId of [foreign.id, middle.id, last.id, null].map((id) => id && String(id)))
      refused.push((await mark(keeper, middle.id, { state: 'DUPLICATE', duplicateOfId })).__typename);
    expect(new Set(refused)).toEqual(new Set(['InvalidInput']));
    await mark(keeper, middle.id, { state: 'DUPLICATE', duplicateOfId: String(original.id) });
    expect(await db().problemTicket.findUniqueOrThrow({ where: { id: last.id } })).toMatchObject({
      duplicateOfId: original.id,
    });
  });

  test('orders the list of keepers: open ones first, oldest first, unless they sort it', async () => {
    const tickets = [await ticketOf(), await ticketOf(), await ticketOf()];
    await mark(keeper, tickets[0]?.id ?? 0, { state: 'DECLINED' });
    const list = (filter: string) =>
      query(keeper, `{ problemTickets(problemDisplayId: "${problem.displayId}"${filter}) { items { id } } }`);
    const ids = [1, 2, 0].map((index) => ({ id: String(tickets[index]?.id) }));
    expect([await list(''), await list(', kind: LIMITS')]).toEqual([{ items: ids }, { items: [] }]);
    expect(await list(', state: DECLINED')).toEqual({ items: ids.slice(2) });
    expect(await list(', order: NEWEST')).toEqual({ items: [2, 1, 0].map((at) => ({ id: String(tickets[at]?.id) })) });
  });
});

describe('while a contest with the problem runs for its reporter', () => {
  test('nothing is reported: the refusal leads to the jury', async () => {
    await runContest();
    expect(await report(reporter)).toMatchObject({
      __typename: 'ProblemClosedForDiscussion',
      message: 'A contest with this problem is running. Ask its jury in the contest.',
    });
  });

  test('they read their own texts, but nothing that others did', async () => {
    const { id } = await ticketOf();
    await answer(reporter, id, { content: 'My own' });
    await answer(keeper, id, { content: 'A spoiler' });
    await scene.change(keeper.token, 'assignProblemTicket', {
      id: String(id),
      version: 1,
      username: keeper.user.username,
    });
    await mark(keeper, id, { state: 'FIXED' });
    await runContest();
    const fields =
      'content state version assignee { username } fixedInRevision viewerStates viewerCanReply entries { content }';
    const closed = {
      content: 'The sample is wrong.',
      state: 'OPEN',
      version: 0,
      assignee: null,
      fixedInRevision: null,
      viewerStates: [],
      viewerCanReply: false,
      entries: [{ content: 'My own' }],
    };
    expect(await query(reporter, `{ problemTicket(id: ${id}) { ${fields} } }`)).toEqual(closed);
    expect(await query(reporter, `{ ownProblemTickets { items { ${fields} } } }`)).toEqual({ items: [closed] });
    expect(await query(reporter, '{ messages(kind: REPLY) { total } }')).toEqual({ total: 0 });
    expect(await answer(reporter, id)).toMatchObject({ __typename: 'ProblemClosedForDiscussion' });
    expect(await mark(reporter, id, { state: 'OPEN' })).toMatchObject({ __typename: 'ProblemClosedForDiscussion' });
    expect(await query(keeper, `{ problemTicket(id: ${id}) { state } }`)).toEqual({ state: 'FIXED' });
  });
});
