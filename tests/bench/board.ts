import { Status } from '@verdict/judge/protocol/status.ts';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { boardOf, rowOf } from '@verdict/schema/contest/scoreboard/board/board.ts';
import { keepBoards } from '@verdict/schema/contest/scoreboard/keep-board.service.ts';
import { readTries } from '@verdict/schema/contest/scoreboard/stored-tries.ts';
import { z } from 'zod';
import { buildUser, tokenFor } from '../factories/user.ts';
import { openBenchSite, type BenchSite } from './bench-site.ts';
import { cpuMsOf } from './cpu.ts';
import type { Figure } from './figure.ts';
import { makeLargeContest } from './large-contest.ts';
import { ManyRows } from './many-rows.ts';
import { percentile } from './percentile.ts';

const participants = 5_000;
const problems = 15;
const loads = 12;
const rounds = 60;
const warmUpRounds = 8;
/** Sockets that follow the board. */
const watchers = 10;
/** Longer than a feed rests: each verdict is told by itself. */
const restMs = 350;

const boardQuery = `query ($contestId: Int!) {
  contestBoard(contestId: $contestId) {
    ... on ContestBoardSuccess { data { version problems { id displayId firstSecond } rows } }
  }
}`;
const loaded = z.object({
  contestBoard: z.object({ data: z.object({ rows: z.array(z.unknown()).length(participants) }) }),
});
const changesQuery = `subscription ($contestId: Int!) {
  contestBoardChanged(contestId: $contestId) { isReload version rows firstSeconds { problemId second } }
}`;
const changed = z.object({ contestBoardChanged: z.object({ version: z.int(), rows: z.array(z.unknown()) }) });

/** The board of a large contest: loaded whole, and from a verdict to those who follow it. */
export async function measureBoard(): Promise<readonly Figure[]> {
  await using site = await openBenchSite({ isJudging: false });
  const author = await buildUser(site.services);
  const contestId = await prepare(site, author);
  const caller = site.caller(await tokenFor(site.services, author));
  const load = async () => {
    const start = performance.now();
    await caller.call(loaded, boardQuery, { contestId });
    return performance.now() - start;
  };
  const cold = await load();
  const warm: number[] = [];
  for (let count = 0; count < loads; count += 1) warm.push(await load());
  const anew = await deriveAnew(site, contestId);
  const { delays, cpuMs } = await pushVerdicts(site, author, contestId);
  const size = `${participants.toLocaleString('en-US')} x ${problems}`;
  return [
    {
      what: `board of ${size}, whole, p50 (baseline: reading and deriving it anew, without sending it)`,
      value: percentile(warm, 0.5),
      unit: 'ms',
      baseline: anew,
      budget: { kind: 'figure', most: 300 },
    },
    { what: '  the first time in a process', value: cold, unit: 'ms' },
    {
      what: `verdict stored to row at ${watchers} sockets, p50`,
      value: percentile(delays, 0.5),
      unit: 'ms',
      budget: { kind: 'figure', most: 20 },
    },
    { what: '  p95', value: percentile(delays, 0.95), unit: 'ms' },
    {
      what: '  processor time of the server for each (baseline: deriving the board anew once)',
      value: cpuMs,
      unit: 'ms',
      baseline: anew,
    },
  ];
}

async function prepare({ databaseUrl, services }: BenchSite, { id: authorId }: User): Promise<number> {
  await using rows = await ManyRows.open(databaseUrl, participants);
  await rows.problems(problems);
  return makeLargeContest(services, { authorId, participants, problems, isToResolve: false });
}

/** What each request would cost without a memory: all rows read and the board derived, in this process. */
async function deriveAnew({ services: { db } }: BenchSite, contestId: number): Promise<number> {
  const rules = {
    type: 'ACM',
    lengthMs: 5 * 3_600_000,
    penaltySeconds: 1_200,
    oiScoreRule: 'RECENT',
    sealMs: null,
  } as const;
  const view = { isSealed: false, includesAfterEnd: false, untilMs: null };
  const times: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const start = performance.now();
    const rows = await db.contestParticipant.findMany({
      where: { contestId },
      select: { id: true, isStar: true, tries: true },
    });
    boardOf(rows.map(({ id, isStar, tries }) => rowOf({ id, isStar, tries: readTries(tries) }, rules, view)));
    times.push(performance.now() - start);
  }
  return percentile(times, 0.5);
}

/** Verdicts stored one by one, as the product stores them. */
async function pushVerdicts(
  site: BenchSite,
  author: User,
  contestId: number,
): Promise<{ readonly delays: readonly number[]; readonly cpuMs: number }> {
  const { services } = site;
  const caller = site.caller(await tokenFor(services, author));
  const sockets = Array.from({ length: watchers }, () => caller.socket());
  const followers = sockets.map((socket) =>
    caller.watch(socket, changed, changesQuery, { contestId })[Symbol.asyncIterator](),
  );
  await Promise.all(followers.map((follower) => follower.next()));
  const place = await services.db.contestProblem.findFirstOrThrow({
    where: { contestId },
    orderBy: { position: 'desc' },
  });
  const everybody = await services.db.contestParticipant.findMany({
    where: { contestId },
    take: 10 * (warmUpRounds + rounds),
    orderBy: { id: 'asc' },
    select: { id: true, tries: true, members: { select: { userId: true } } },
  });
  // Of who has solved it nothing new is told.
  const people = everybody
    .filter(
      ({ tries }) =>
        !readTries(tries)
          .get(place.id)
          ?.some(({ outcome }) => outcome === 'ACCEPTED'),
    )
    .slice(0, warmUpRounds + rounds);
  const pid = await site.serverPid();
  const delays: number[] = [];
  let cpuBefore = 0;
  for (const [count, { id: participantId, members }] of people.entries()) {
    if (count === warmUpRounds) cpuBefore = await cpuMsOf(pid);
    const { id } = await services.db.submission.create({
      data: {
        userId: members[0]?.userId ?? '',
        problemId: place.problemId,
        contestId,
        contestProblemId: place.id,
        participantId,
        origin: 'CONTEST',
        languageKey: 'cpp',
        code: '',
        lengthBytes: 0,
        status: Status.ACCEPTED,
        submittedAt: new Date(),
      },
    });
    const start = performance.now();
    const told = Promise.all(
      followers.map(async (follower) => {
        await follower.next();
        return performance.now() - start;
      }),
    );
    await services.db.$transaction((tx) => keepBoards(tx, services.pubsub, [id]));
    const round = await told;
    if (count >= warmUpRounds) delays.push(...round);
    await new Promise((resolve) => setTimeout(resolve, restMs));
  }
  const cpuMs = ((await cpuMsOf(pid)) - cpuBefore) / rounds;
  for (const socket of sockets) await socket.dispose();
  return { delays, cpuMs };
}
