import { setTimeout as sleep } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient, type Contest, type Prisma, type User } from '@verdict/prisma/generated/client/client.ts';
import { viewerOf } from '@verdict/schema/account/session/session.service.ts';
import { readTries } from '@verdict/schema/contest/scoreboard/stored-tries.ts';
import { submitToContest } from '@verdict/schema/contest/submit/submit.service.ts';
import type { Context } from '@verdict/schema/core/context.ts';
import { ContestBusy } from '@verdict/schema/place/contest/contest.error.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { FakeJudge, judgementFor } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { somebodyWaits } from '../../../server/lock-waits.ts';
import { startTestServer, testDatabaseUrl, type TestServer } from '../../../server/test-server.ts';
import { registerMutation, submitToContestMutation } from './contest-operations.ts';

const hour = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * hour);

let server: TestServer;
let judge: FakeJudge;
let author: User;
let contestant: User;
beforeAll(async () => {
  server = await startTestServer({ pace: { busyContestMs: 300 } });
  judge = await FakeJudge.start(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  // Judges that say nothing for a while offer nothing, and some tests here wait for long.
  await judge.beat();
  author = await buildUser(server.services);
  contestant = await buildUser(server.services);
});

/** A contest with one problem, A. */
async function contestWithProblem(wishes: Partial<Prisma.ContestUncheckedCreateInput> = {}): Promise<Contest> {
  const problem = await buildProblem(server.services, { visibility: 'CONTEST' });
  return buildContest(server.services, {
    authorId: author.id,
    ...wishes,
    problems: { create: { problemId: problem.id, displayId: 'A', displayTitle: 'First' } },
  });
}

type Answer = { __typename: string; message?: string; data?: { id: number } };

async function submit(
  user: User,
  contestId: number,
  wishes: { problemDisplayId?: string; languageKey?: string; code?: string } = {},
): Promise<Answer> {
  const input = { contestId, problemDisplayId: 'A', languageKey: 'cpp', code: 'int main() {}', ...wishes };
  const { data } = await server.graphql(submitToContestMutation, {
    token: await tokenFor(server.services, user),
    variables: { input },
  });
  return data?.['submitToContest'] as Answer;
}

async function register(user: User, contestId: number, password: string | null = null): Promise<Answer> {
  const { data } = await server.graphql(registerMutation, {
    token: await tokenFor(server.services, user),
    variables: { contestId, password },
  });
  return data?.['registerForContest'] as Answer;
}

async function triesOf(user: User, contestId: number) {
  const member = await server.services.db.contestMember.findFirst({
    where: { contestId, userId: user.id },
    select: { participant: { select: { tries: true } } },
  });
  return member === null ? null : [...readTries(member.participant.tries).values()].flat();
}

test('a first submission in a public contest makes a participant, on the scoreboard before judging too', async () => {
  const contest = await contestWithProblem();
  const answer = await submit(contestant, contest.id);
  expect(answer).toMatchObject({ __typename: 'SubmitToContestSuccess', data: { status: 5 } });
  expect(await triesOf(contestant, contest.id)).toMatchObject([{ submissionId: answer.data?.id, outcome: 'WAITING' }]);
  const task = await judge.mustClaim();
  await judge.report(task, judgementFor(task, { status: 0 }));
  const [accepted] = (await triesOf(contestant, contest.id)) ?? [];
  expect(accepted).toMatchObject({ outcome: 'ACCEPTED' });
  expect(Math.abs((accepted?.atMs ?? 0) - hour)).toBeLessThan(60_000);
});

test('two programs at once make one participant', async () => {
  const contest = await contestWithProblem();
  await Promise.all([1, 2, 3].map(() => submit(contestant, contest.id)));
  expect(await server.services.db.contestParticipant.count({ where: { contestId: contest.id } })).toBe(1);
  expect(await triesOf(contestant, contest.id)).toHaveLength(3);
});

test('contest tasks are judged before others, and those after the end are not of the contest queue', async () => {
  const running = await contestWithProblem();
  const ended = await contestWithProblem({ startsAt: fromNow(-3), endsAt: fromNow(-1), isEndSubmitAllowed: true });
  const [during, after] = [await submit(contestant, running.id), await submit(contestant, ended.id)];
  const tasks = await server.services.db.judgeTask.findMany({
    where: { submissionId: { in: [during.data?.id ?? 0, after.data?.id ?? 0] } },
    orderBy: { id: 'asc' },
    select: { queue: true },
  });
  expect(tasks.map(({ queue }) => queue)).toEqual(['CONTEST', 'NORMAL']);
});

test.each([
  ['ContestNotStarted', { startsAt: fromNow(1), endsAt: fromNow(2) }],
  ['ContestHasEnded', { startsAt: fromNow(-2), endsAt: fromNow(-1) }],
  ['ContestPasswordNeeded', { access: 'PROTECTED', password: 'secret' }],
  ['ContestPasswordNeeded', { access: 'PRIVATE', password: 'secret' }],
  ['ContestNotFound', { isVisible: false }],
  ['AccountNotAdmitted', { accountLimit: { prefix: 'team', suffix: '', from: 1, to: 9, extra: [] } }],
] as const)('%s is the answer to a stranger of such a contest, and nothing is stored', async (failure, wishes) => {
  const contest = await contestWithProblem(wishes);
  expect((await submit(contestant, contest.id)).__typename).toBe(failure);
  expect(await server.services.db.submission.count({ where: { contestId: contest.id } })).toBe(0);
  expect(await server.services.db.contestParticipant.count({ where: { contestId: contest.id } })).toBe(0);
});

test('whether a contest for certain accounts is for oneself is told before anything is written', async () => {
  const contest = await contestWithProblem({
    accountLimit: { prefix: 'team', suffix: '', from: 1, to: 9, extra: [contestant.username] },
  });
  const told = async (user: User | null) => {
    const token = user === null ? {} : { token: await tokenFor(server.services, user) };
    return (await server.graphql(`{ contest(id: ${contest.id}) { viewerIsAdmitted viewerCanSubmit } }`, token)).data?.[
      'contest'
    ];
  };
  const stranger = await buildUser(server.services);
  expect([await told(contestant), await told(stranger), await told(author), await told(null)]).toEqual([
    { viewerIsAdmitted: true, viewerCanSubmit: true },
    { viewerIsAdmitted: false, viewerCanSubmit: false },
    { viewerIsAdmitted: true, viewerCanSubmit: true },
    { viewerIsAdmitted: true, viewerCanSubmit: false },
  ]);
});

test('an unknown problem, an empty program and an unknown language are refused by name', async () => {
  const contest = await contestWithProblem();
  expect((await submit(contestant, contest.id, { problemDisplayId: 'B' })).__typename).toBe('ProblemNotFound');
  expect((await submit(contestant, contest.id, { code: '  ' })).__typename).toBe('CodeEmpty');
  expect((await submit(contestant, contest.id, { languageKey: 'cobol' })).__typename).toBe('LanguageNotAvailable');
});

test('the author submits at any time and is on no board', async () => {
  const contest = await contestWithProblem({ startsAt: fromNow(1), endsAt: fromNow(2) });
  expect((await submit(author, contest.id)).__typename).toBe('SubmitToContestSuccess');
  expect(await server.services.db.contestParticipant.count({ where: { contestId: contest.id } })).toBe(0);
});

test('an admin of the site is a contestant in the contest of somebody else', async () => {
  const contest = await contestWithProblem({ startsAt: fromNow(1), endsAt: fromNow(2) });
  expect((await submit(await buildUser(server.services, { role: 'ADMIN' }), contest.id)).__typename).toBe(
    'ContestNotStarted',
  );
});

test('registering takes the password of the contest and no other, and then opens it', async () => {
  const contest = await contestWithProblem({ access: 'PRIVATE', password: 'secret' });
  expect((await register(contestant, contest.id, 'wrong')).__typename).toBe('WrongContestPassword');
  expect((await register(contestant, contest.id)).__typename).toBe('WrongContestPassword');
  expect(await register(contestant, contest.id, 'secret')).toMatchObject({
    __typename: 'RegisterForContestSuccess',
    data: { viewerIsRegistered: true, viewerCanLook: true, viewerCanSubmit: true },
  });
  expect((await submit(contestant, contest.id)).__typename).toBe('SubmitToContestSuccess');
});

test('guessing the password is rationed', async () => {
  const contest = await contestWithProblem({ access: 'PRIVATE', password: 'secret' });
  const answers: string[] = [];
  for (let guess = 0; guess < 21; guess += 1)
    answers.push((await register(contestant, contest.id, String(guess))).__typename);
  expect(answers.at(-1)).toBe('TooManyRequests');
});

test('a name on the list of stars is a star from the start, whatever its case', async () => {
  const contest = await contestWithProblem({ starUsernameKeys: [contestant.usernameKey] });
  await submit(contestant, contest.id);
  expect(
    await server.services.db.contestParticipant.findFirst({
      where: { contestId: contest.id },
      select: { isStar: true },
    }),
  ).toEqual({ isStar: true });
});

test('what is submitted from the seal on is marked so', async () => {
  const contest = await contestWithProblem({ sealsAt: fromNow(-0.5) });
  const answer = await submit(contestant, contest.id);
  expect(
    await server.services.db.submission.findUnique({
      where: { id: answer.data?.id ?? 0 },
      select: { isUnderSeal: true },
    }),
  ).toEqual({ isUnderSeal: true });
});

test('a program that comes while the seal is moved obeys the seal as it then is', async () => {
  const { db } = server.services;
  const contest = await contestWithProblem({ sealsAt: fromNow(0.5) });
  let coming: Promise<Answer> = Promise.resolve({ __typename: '' });
  await db.$transaction(
    async (tx) => {
      await tx.contest.update({ where: { id: contest.id }, data: { sealsAt: fromNow(-0.5) } });
      coming = submit(contestant, contest.id);
      await vi.waitFor(
        () =>
          expect(server.logged).toContainEqual(
            expect.objectContaining({ contestId: contest.id, msg: 'a program waits for its contest' }),
          ),
        { timeout: 20_000 },
      );
    },
    { timeout: 25_000 },
  );
  const { data } = await coming;
  expect((await db.submission.findUniqueOrThrow({ where: { id: data?.id ?? 0 } })).isUnderSeal).toBe(true);
});

test('during a long change of a contest, submissions wait without a connection and end as busy', async () => {
  const { db } = server.services;
  const contest = await contestWithProblem();
  await db.$transaction(
    async (tx) => {
      await tx.contest.update({ where: { id: contest.id }, data: { sealsAt: fromNow(-0.5) } });
      let isTold = false;
      const told = submit(contestant, contest.id).finally(() => (isTold = true));
      while (!isTold) {
        expect(await somebodyWaits(db)).toBe(false);
        await sleep(20);
      }
      expect((await told).__typename).toBe('ContestBusy');
    },
    { timeout: 50_000 },
  );
  expect(await db.submission.count({ where: { contestId: contest.id } })).toBe(0);
  await judge.beat();
  expect((await submit(contestant, contest.id)).__typename).toBe('SubmitToContestSuccess');
});

test('who finds no free connection in time is told to come again', async () => {
  const { services } = server;
  const contest = await contestWithProblem();
  const taken = new PrismaClient({
    adapter: new PrismaPg({ connectionString: testDatabaseUrl(), max: 1 }),
    transactionOptions: { maxWait: 50 },
  });
  const context: Context = {
    ...services,
    db: Object.create(services.db, { $transaction: { value: taken.$transaction.bind(taken) } }),
    now: new Date(),
    locale: 'en-US',
    requestId: 'busy',
    address: '127.0.0.1',
    userAgent: null,
    signal: new AbortController().signal,
    viewer: await viewerOf(services.db, contestant),
    session: { issued: () => {}, ended: () => {} },
  };
  try {
    await taken.$transaction(
      async (tx) => {
        await tx.$executeRaw`SELECT`;
        await expect(
          submitToContest(context, {
            contestId: contest.id,
            problemDisplayId: 'A',
            languageKey: 'cpp',
            code: 'int main() {}',
          }),
        ).rejects.toBeInstanceOf(ContestBusy);
      },
      { maxWait: 20_000, timeout: 20_000 },
    );
  } finally {
    await taken.$disconnect();
  }
});

test('a contest that is hidden is there for its author and super admins alone', async () => {
  const contest = await contestWithProblem({ isVisible: false });
  const found: boolean[] = [];
  for (const user of [
    author,
    await buildUser(server.services, { role: 'ROOT' }),
    await buildUser(server.services, { role: 'ADMIN' }),
    contestant,
  ]) {
    const { data } = await server.graphql(`{ contest(id: ${contest.id}) { id } }`, {
      token: await tokenFor(server.services, user),
    });
    found.push(data?.['contest'] !== null);
  }
  expect(found).toEqual([true, true, false, false]);
});
