import { Status } from '@verdict/judge/protocol/status.ts';
import type { ProblemType, User } from '@verdict/prisma/generated/client/client.ts';
import { keepBoards } from '@verdict/schema/scoreboard/keep-board.service.ts';
import { verdictOf } from '@verdict/schema/submission/verdict.ts';
import { applyVerdicts } from '@verdict/schema/submission/verdict.service.ts';
import fc from 'fast-check';
import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { buildContest } from '../../factories/contest.ts';
import { buildJudgeNode } from '../../factories/judge.ts';
import { buildProblem } from '../../factories/problem.ts';
import { buildSubmission } from '../../factories/submission.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { startTestServer } from '../../server/test-server.ts';
import type { TestServer } from '../../server/test-server.ts';
import { changesOf, questions, restQuestions, subscriptions } from './seal-questions.ts';
import type { Asked } from './seal-questions.ts';

/*
 * The seal, held as a property: of two worlds that differ in sealed results alone, nobody but contest admins can tell which
 * one they are in, whatever they ask. Both worlds are the same rows one after the other, so answers are compared as they are.
 */

const minute = 60_000;
const fromNow = (minutes: number) => new Date(Date.now() + minutes * minute);

let server: TestServer;
let nodeId: number;
beforeAll(async () => {
  server = await startTestServer();
  ({ id: nodeId } = await buildJudgeNode(server.services));
});
afterAll(() => server.stop());

interface Result {
  readonly status: number;
  readonly score: number;
}

const results = fc.constantFrom<Result>(
  { status: Status.ACCEPTED, score: 100 }, { status: Status.PARTIAL_ACCEPTED, score: 40 }, { status: Status.WRONG_ANSWER, score: 0 }, { status: Status.TIME_LIMIT_EXCEEDED, score: 0 },
  { status: Status.COMPILE_ERROR, score: 0 }, { status: Status.SYSTEM_ERROR, score: 0 }, { status: Status.SUBMITTED_FAILED, score: 0 }, { status: Status.CANCELLED, score: 0 },
);

/** A submission under the seal: whose, to which problem, and its result in either world. */
const sealedOne = fc.record({ person: fc.nat(2), problem: fc.nat(1), one: results, other: results });

interface World {
  readonly asked: Asked;
  readonly contestId: number;
  readonly sealed: readonly { readonly id: number; readonly one: Result; readonly other: Result }[];
  /** Everybody who is not to notice anything. */
  readonly askers: Readonly<Record<string, { readonly token: string | null; readonly lastId: number }>>;
  readonly adminToken: string;
}

/** A contest that runs under its seal, with what came before it and under it. In an ACM contest the askers hand in nothing there: their own results are told. */
async function buildWorld(type: ProblemType, sealedOnes: readonly { readonly person: number; readonly problem: number; readonly one: Result; readonly other: Result }[]): Promise<World> {
  const { services } = server;
  const author = await buildUser(services);
  const [rival, contestant, admin, outsider] = [await buildUser(services), await buildUser(services), await buildUser(services, { role: 'ADMIN' }), await buildUser(services)];
  const problems = await Promise.all([0, 1].map(() => buildProblem(services, { type, visibility: 'CONTEST', isCaseResultPublished: true, statements: { create: { language: 'en', title: 't', description: 'd', input: '', output: '', hint: '' } } })));
  const contest = await buildContest(services, { type, authorId: author.id, startsAt: fromNow(-120), sealsAt: fromNow(-60), endsAt: fromNow(60), isUnsealedAtEnd: false, isBoardOpen: true });
  const people = await Promise.all([rival, contestant, admin].map(async (user) => ({
    user, participantId: (await services.db.contestParticipant.create({ data: { contestId: contest.id, registeredAt: contest.startsAt, members: { create: { userId: user.id, contestId: contest.id } } } })).id,
  })));
  const places = await Promise.all(problems.map(({ id }, index) => services.db.contestProblem.create({ data: { contestId: contest.id, problemId: id, displayId: 'AB'.charAt(index), displayTitle: 'Problem', position: index } })));
  const hand = async (person: number, problem: number, submittedAt: Date): Promise<number> => {
    const who = people[person];
    const place = places[problem];
    if (who === undefined || place === undefined) throw new Error('nobody, or nothing');
    const { id } = await buildSubmission(services, {
      userId: who.user.id, participantId: who.participantId, problemId: place.problemId, contestId: contest.id, contestProblemId: place.id, origin: 'CONTEST', submittedAt, isUnderSeal: submittedAt >= fromNow(-60),
    });
    await services.db.$transaction((tx) => keepBoards(tx, services.pubsub, [id]));
    return id;
  };
  const before: number[] = [];
  for (const person of [0, 1, 2]) before.push(await hand(person, 0, fromNow(-90 + person)));
  const sealed: World['sealed'][number][] = [];
  for (const [index, { person, problem, ...both }] of sealedOnes.entries()) sealed.push({ id: await hand(type === 'ACM' ? 0 : person, problem, fromNow(-30 + index)), ...both });
  await judge(before.map((id, index) => ({ id, result: { status: index === 0 ? Status.ACCEPTED : Status.PARTIAL_ACCEPTED, score: index === 0 ? 100 : 40 } })));
  const asker = async (user: User) => ({ token: await tokenFor(services, user), lastId: (await buildSubmission(services, { userId: user.id, problemId: (await buildProblem(services)).id, status: Status.ACCEPTED })).id });
  return {
    contestId: contest.id, sealed, adminToken: await tokenFor(services, author),
    asked: { contestId: contest.id, problemId: problems[0]?.id ?? 0, submissionIds: [...before, ...sealed.map(({ id }) => id)], usernames: people.map(({ user }) => user.username) },
    askers: { 'signed out': { token: null, lastId: 0 }, outsider: await asker(outsider), contestant: await asker(contestant), 'admin of the site': await asker(admin) },
  };
}

/** Leaves each being judged again, as far as the result went, after an attempt that failed: for its standing verdict and for a preview. */
async function judgeAgain(verdicts: readonly { readonly id: number; readonly result: Result }[]): Promise<void> {
  const { db } = server.services;
  for (const { id, result } of verdicts) {
    const progress = { casesDone: result.score, casesTotal: 100, failures: [{ attempt: 1, judgeName: null, cause: `words of a checker on ${result.status}`, at: new Date().toISOString() }] };
    const running = { ...progress, state: 'RUNNING' as const, priority: 0, attempt: 2, nodeId, incarnation: '0'.repeat(32), languageKeys: ['cpp'] };
    await db.judgeTask.upsert({ where: { submissionId: id }, update: progress, create: { ...running, submissionId: id, queue: 'CONTEST' } });
    const rejudgeItemId = await previewOf(id);
    await db.judgeTask.upsert({ where: { rejudgeItemId }, update: progress, create: { ...running, rejudgeItemId, queue: 'REJUDGE' } });
  }
}

/** The item of a submission in a preview. */
async function previewOf(submissionId: number): Promise<number> {
  const { db } = server.services;
  const item = await db.rejudgeItem.findFirst({ where: { submissionId }, select: { id: true } }) ?? await db.rejudgeItem.create({
    data: { oldVersion: 1, oldStatus: Status.WRONG_ANSWER, submission: { connect: { id: submissionId } }, rejudge: { create: { isPreview: true, filter: {}, createdAt: new Date() } } },
    select: { id: true },
  });
  return item.id;
}

/** Gives verdicts as judges do. */
async function judge(verdicts: readonly { readonly id: number; readonly result: Result }[]): Promise<void> {
  const { db, pubsub } = server.services;
  const cases = ({ status, score }: Result) => [1, 2].map((position) => ({ position, testCaseId: 2_000_000_000 + position, groupName: 'secret', status, timeMs: score, memoryKb: 1_000 + score, score, message: `words ${score}`, judgeMessage: null }));
  await db.$transaction((tx) => applyVerdicts(tx, pubsub, verdicts.map(({ id, result }) => ({
    submissionId: id,
    verdict: verdictOf({ ...result, totalScore: 100, timeMs: result.score, memoryKb: 1_000 + result.score, message: `message ${result.status}`, cases: cases(result), groups: [], record: null }, { judgeName: `judge ${result.status}`, failures: [] }),
  }))));
}

function headersOf(token: string | null): Record<string, string> {
  return { 'Content-Type': 'application/json', 'Accept-Language': 'en-US', ...(token === null ? {} : { Authorization: token }) };
}

/** Messages of a subscription up to one that ends the listening; what was refused is so by its words. */
async function listen(client: Client, query: string, isLast: (data: string) => boolean): Promise<string[]> {
  const heard: string[] = [];
  try {
    for await (const message of client.iterate({ query })) {
      heard.push(JSON.stringify(message.data ?? message.errors?.map((error) => error.message)));
      if (isLast(heard.at(-1) ?? '')) break;
    }
  } catch (error) {
    heard.push(`refused: ${JSON.stringify(Array.isArray(error) ? error.map((one: { message?: string }) => one.message) : String(error))}`);
  }
  return heard;
}

/** All that somebody is told, by what was asked. */
async function tellAll(asked: Asked, { token, lastId }: { readonly token: string | null; readonly lastId: number }): Promise<Record<string, unknown>> {
  const told: Record<string, unknown> = {};
  for (const [name, query] of Object.entries(questions(asked))) {
    const { data, errors } = await server.graphql(query, token === null ? {} : { token });
    told[name] = { data, errors: errors?.map(({ message, extensions }) => `${String(extensions?.['code'])}: ${message}`) };
  }
  for (const { method, path, body } of restQuestions(asked)) {
    const response = await fetch(`${server.url}${path}`, { method, headers: headersOf(token), ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    // The clock of the server goes on.
    told[`${method} ${path}`] = (await response.text()).replace(/"now":"[^"]*"/, '"now":""').replace(/^\{"time":"[^"]*","contest_time":"[^"]*"/u, '');
  }
  const client = createClient({ url: `${server.url.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket, retryAttempts: 0, connectionParams: token === null ? {} : { Authorization: token } });
  try {
    const heard = await Promise.all(Object.entries(subscriptions(asked)).map(async ([name, query]) => [name, await listen(client, query, () => true)] as const));
    for (const [name, messages] of heard) told[name] = messages;
    // Those that were judged already come in the order of their ids, so the own one outside the contest is the last.
    if (lastId > 0) told['changes'] = await listen(client, changesOf(asked.submissionIds, lastId), (data) => data.includes(`"id":${lastId},`));
  } finally {
    await client.dispose();
  }
  return told;
}

async function tellEverybody({ asked, askers }: World): Promise<Record<string, Record<string, unknown>>> {
  return Object.fromEntries(await Promise.all(Object.entries(askers).map(async ([name, asker]) => [name, await tellAll(asked, asker)] as const)));
}

/** Each world is asked some hundred times. */
const testMs = 300_000;

describe.each(['ACM', 'OI'] as const)('the seal of an %s contest', (type) => {
  test('hides its results from all but contest admins, on every way, as it runs and when it is over', { timeout: testMs }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(sealedOne, { minLength: 1, maxLength: 3 }), async (sealedOnes) => {
        const world = await buildWorld(type, sealedOnes);
        const turnTo = async (side: 'one' | 'other') => {
          const verdicts = world.sealed.map((each) => ({ id: each.id, result: each[side] }));
          await judge(verdicts);
          await judgeAgain(verdicts);
        };
        for (const endsAt of [fromNow(60), fromNow(-10)]) {
          await server.services.db.contest.update({ where: { id: world.contestId }, data: { endsAt } });
          await turnTo('one');
          const inOne = await tellEverybody(world);
          await turnTo('other');
          const inOther = await tellEverybody(world);
          expect(inOther).toEqual(inOne);
        }
      }),
      { numRuns: Number(process.env['VERDICT_SEAL_RUNS'] ?? 2), endOnFailure: true, ...(process.env['VERDICT_SEAL_SEED'] === undefined ? {} : { seed: Number(process.env['VERDICT_SEAL_SEED']) }) },
    );
  });

  test('is lifted for all at once: contest admins can tell the worlds apart before, and everybody who may look in after', async () => {
    const world = await buildWorld(type, [{ person: 1, problem: 1, one: { status: Status.ACCEPTED, score: 100 }, other: { status: Status.WRONG_ANSWER, score: 0 } }]);
    const [sealed] = world.sealed;
    if (sealed === undefined) throw new Error('nothing is sealed');
    const look = async (token: string) => (await server.graphql(questions(world.asked)['each submission'] ?? '', { token })).data?.[`s${sealed.id}`];
    await judge([{ id: sealed.id, result: sealed.one }]);
    expect(await look(world.adminToken)).toMatchObject({ status: Status.ACCEPTED });
    const { outsider, contestant } = world.askers;
    expect(await look(outsider?.token ?? '')).toBeNull();
    await server.services.db.contest.update({ where: { id: world.contestId }, data: { endsAt: fromNow(-10), unsealedAt: fromNow(-1) } });
    for (const token of [outsider?.token, contestant?.token]) expect(await look(token ?? '')).toMatchObject({ status: Status.ACCEPTED, cases: [{ status: Status.ACCEPTED }, {}] });
  });
});
