import { Status } from '@verdict/judge/protocol/status.ts';
import type { Contest, Prisma, User } from '@verdict/prisma/generated/client/client.ts';
import { viewerOfSession } from '@verdict/schema/account/session/session.service.ts';
import { level } from '@verdict/schema/core/level.ts';
import { visibleContests } from '@verdict/schema/place/contest/contest.rule.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildContest } from '../../../factories/contest.ts';
import { buildGroup } from '../../../factories/group.ts';
import { FakeJudge, judgementFor } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { countQueries } from '../../../server/count-queries.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { registerMutation, submitToContestMutation } from './contest-operations.ts';

let server: TestServer;
let judge: FakeJudge;
let author: User;
beforeAll(async () => {
  server = await startTestServer();
  judge = await FakeJudge.start(server);
  author = await buildUser(server.services);
});
afterAll(() => server.stop());

async function contestWith(wishes: Partial<Prisma.ContestUncheckedCreateInput> = {}): Promise<Contest> {
  const problem = await buildProblem(server.services, { visibility: 'CONTEST' });
  return buildContest(server.services, {
    authorId: author.id,
    ...wishes,
    problems: { create: { problemId: problem.id, displayId: 'A', displayTitle: 'First' } },
  });
}

const enter = async (role: User['role'] = 'USER') =>
  tokenFor(server.services, await buildUser(server.services, { role }));
async function change(token: string, mutation: string, variables: Readonly<Record<string, unknown>>): Promise<void> {
  const { data } = await server.graphql(mutation, { token, variables });
  expect(Object.values(data ?? {})).toMatchObject([{ __typename: expect.stringMatching(/Success$/) as unknown }]);
}

const pageQuery = `query ($id: Int!) {
  contest(id: $id) { title viewerIsAdmin viewerIsRegistered }
  contestProblems(contestId: $id) { viewerStatus }
  clarifications(contestId: $id) { items { question isMine } }
  contests { items { id viewerIsRegistered } }
}`;
const contestsSchema = z.object({
  contests: z.object({ items: z.array(z.object({ id: z.number(), viewerIsRegistered: z.boolean() })) }),
});
const pageOf = (token: string, id: number) => server.graphql(pageQuery, { token, variables: { id } });

test('in a crowd that comes at the same moment each reads what is theirs', async () => {
  const contest = await contestWith();
  const hidden = await contestWith({ isVisible: false, title: 'Not yet' });
  const [solver, failing, registered, asker, jury] = [
    await enter(),
    await enter(),
    await enter(),
    await enter(),
    await tokenFor(server.services, author),
  ];
  for (const [token, status] of [
    [solver, Status.ACCEPTED],
    [failing, Status.WRONG_ANSWER],
  ] as const) {
    await change(token, submitToContestMutation, {
      input: { contestId: contest.id, problemDisplayId: 'A', languageKey: 'cpp', code: 'int main() {}' },
    });
    const task = await judge.mustClaim();
    await judge.report(task, judgementFor(task, { status }));
  }
  await change(registered, registerMutation, { contestId: contest.id, password: null });
  await change(asker, 'mutation ($input: AskClarificationInput!) { askClarification(input: $input) { __typename } }', {
    input: { contestId: contest.id, question: 'Is it so?' },
  });

  const strangers = await Promise.all(Array.from({ length: 20 }, () => enter()));
  const [ofSolver, ofFailing, ofRegistered, ofAsker, ofJury, ...ofStrangers] = await Promise.all(
    [solver, failing, registered, asker, jury, ...strangers].map((token) => pageOf(token, contest.id)),
  );

  const nothing = { viewerIsAdmin: false, viewerIsRegistered: false };
  expect(ofSolver?.data).toMatchObject({
    contest: { viewerIsRegistered: true },
    contestProblems: [{ viewerStatus: Status.ACCEPTED }],
    clarifications: { items: [] },
  });
  expect(ofFailing?.data).toMatchObject({
    contest: { viewerIsRegistered: true },
    contestProblems: [{ viewerStatus: Status.WRONG_ANSWER }],
  });
  expect(ofRegistered?.data).toMatchObject({
    contest: { viewerIsRegistered: true },
    contestProblems: [{ viewerStatus: Status.NOT_SUBMITTED }],
  });
  expect(ofAsker?.data).toMatchObject({
    contest: nothing,
    clarifications: { items: [{ question: 'Is it so?', isMine: true }] },
  });
  expect(ofJury?.data).toMatchObject({
    contest: { viewerIsAdmin: true },
    clarifications: { items: [{ isMine: false }] },
  });
  for (const { data } of ofStrangers)
    expect(data).toMatchObject({
      contest: nothing,
      contestProblems: [{ viewerStatus: Status.NOT_SUBMITTED }],
      clarifications: { items: [] },
    });
  const listed = (answer: typeof ofJury) => contestsSchema.parse(answer?.data).contests.items;
  expect(listed(ofJury).map(({ id }) => id)).toContain(hidden.id);
  for (const answer of [ofSolver, ofAsker, ...ofStrangers])
    expect(listed(answer).map(({ id }) => id)).not.toContain(hidden.id);
  expect(
    [ofRegistered, ofAsker].map((answer) => listed(answer).find(({ id }) => id === contest.id)?.viewerIsRegistered),
  ).toEqual([true, false]);
});

test('concurrent reads of several contests, of teams and of individuals get their own standings', async () => {
  const { db } = server.services;
  const [first, second] = [
    await contestWith({ teamSize: 3 }),
    await contestWith({ type: 'OI', sealsAt: new Date(Date.now() - 60_000) }),
  ];
  const [founder, mate, other] = await Promise.all([1, 2, 3].map(() => buildUser(server.services)));
  if (founder === undefined || mate === undefined || other === undefined) throw new Error('nobody came');
  await db.contestParticipant.create({
    data: {
      contestId: first.id,
      kind: 'TEAM',
      name: 'Two',
      inviteCode: 'two',
      registeredAt: new Date(),
      members: { create: [founder, mate].map(({ id }) => ({ userId: id, contestId: first.id })) },
    },
  });
  const [founders, mates, others] = await Promise.all(
    [founder, mate, other].map((user) => tokenFor(server.services, user)),
  );
  for (const [token, contestId, status] of [
    [founders, first.id, Status.ACCEPTED],
    [others, first.id, Status.WRONG_ANSWER],
    [mates, second.id, Status.ACCEPTED],
  ] as const) {
    await change(token ?? '', submitToContestMutation, {
      input: { contestId, problemDisplayId: 'A', languageKey: 'cpp', code: 'int main() {}' },
    });
    const task = await judge.mustClaim();
    await judge.report(task, judgementFor(task, { status }));
  }
  const asked = [founders, mates, others].flatMap((token) =>
    [first.id, second.id].map((id) =>
      server.graphql('query ($id: Int!) { contestProblems(contestId: $id) { viewerStatus } }', {
        token: token ?? '',
        variables: { id },
      }),
    ),
  );
  const told = (await Promise.all(asked)).map(
    ({ data }) =>
      z.object({ contestProblems: z.array(z.object({ viewerStatus: z.number() })) }).parse(data).contestProblems[0]
        ?.viewerStatus,
  );
  expect(told).toEqual([
    Status.ACCEPTED,
    Status.NOT_SUBMITTED,
    Status.ACCEPTED,
    Status.SUBMITTED_UNKNOWN_RESULT,
    Status.WRONG_ANSWER,
    Status.NOT_SUBMITTED,
  ]);
});

test('a crowd that comes at the same moment takes no query for each of them', async () => {
  const contest = await contestWith();
  const visitors = await Promise.all(Array.from({ length: 60 }, () => buildUser(server.services)));
  const asked = { query: pageQuery, variables: { id: contest.id } };
  const alone = await countQueries(server.services, { ...asked, viewer: author });
  const crowd = await countQueries(server.services, { ...asked, viewer: visitors });
  expect(alone).toBeGreaterThan(8);
  expect(crowd).toBeLessThan(alone * 4);
});

test('who signs out while a crowd asks is signed out for what they ask next', async () => {
  const contest = await contestWith();
  const tokens = await Promise.all(Array.from({ length: 20 }, () => enter()));
  const before = tokens.map((token) => pageOf(token, contest.id));
  await server.graphql('mutation { signOut }', { token: tokens[0] ?? '' });
  const after = await pageOf(tokens[0] ?? '', contest.id);
  expect(after.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  await Promise.all(before);
});

test('the announcement of a contest is answered to exactly those whom lists show it to', async () => {
  const { db } = server.services;
  const owner = await buildUser(server.services);
  const levels = [level.applicant, level.refused, level.member, level.admin, level.root];
  const members = await Promise.all(levels.map(async (own) => [await buildUser(server.services), own] as const));
  const group = await buildGroup(server.services, owner, { levels: members });
  const contests = await Promise.all(
    [{}, { isVisible: false }, { groupId: group.id }, { groupId: group.id, isVisible: false }].map((wishes) =>
      contestWith(wishes),
    ),
  );
  const viewers = [
    null,
    author,
    owner,
    ...members.map(([member]) => member),
    await buildUser(server.services),
    await buildUser(server.services, { role: 'ADMIN' }),
    await buildUser(server.services, { role: 'ROOT' }),
  ];
  const seen = await Promise.all(
    viewers.map(async (user) => {
      const token = user === null ? null : await tokenFor(server.services, user);
      const viewer =
        token === null ? { kind: 'anonymous' as const } : await viewerOfSession(server.services, token, new Date());
      const listed = await db.contest.findMany({
        where: {
          AND: [{ id: { in: contests.map(({ id }) => id) } }, visibleContests(viewer ?? { kind: 'anonymous' })],
        },
        select: { id: true },
      });
      const answered = await Promise.all(
        contests.map(async ({ id }) => {
          const { data } = await server.graphql('query ($id: Int!) { contest(id: $id) { id } }', {
            ...(token === null ? {} : { token }),
            variables: { id },
          });
          return data?.['contest'] !== null;
        }),
      );
      expect(
        contests
          .filter((_, index) => answered[index])
          .map(({ id }) => id)
          .toSorted((a, b) => a - b),
      ).toEqual(listed.map(({ id }) => id).toSorted((a, b) => a - b));
      return listed.length;
    }),
  );
  // Visitor, author (no member), owner, levels 1 to 5, nobody in particular, an admin of other contests, a super admin.
  expect(seen).toEqual([1, 2, 3, 1, 1, 2, 2, 3, 1, 1, 4]);
});
