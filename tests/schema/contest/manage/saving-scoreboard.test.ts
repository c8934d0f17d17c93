import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContestTry } from '../../../factories/contestant.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { buildDesk } from '../desk/desk-scene.ts';
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

test('a new start, freeze or list of unofficial participants updates the scoreboard and its viewers', async () => {
  const { db, pubsub } = server.services;
  const startsAt = fromNow(-1);
  const { contest, contestant, contestProblemId, tokens } = await buildDesk(server, { startsAt, endsAt: fromNow(4) });
  const early = await buildContestTry(server.services, {
    contest,
    userId: contestant.id,
    contestProblemId,
    second: 60,
  });
  const late = await buildContestTry(server.services, {
    contest,
    userId: contestant.id,
    contestProblemId,
    second: 1_200,
  });
  const read = async () => {
    const { participant } = await db.contestMember.findFirstOrThrow({
      where: { contestId: contest.id, userId: contestant.id },
      select: { participant: { select: { id: true, tries: true, isStar: true } } },
    });
    const sealed = await db.submission.findMany({
      where: { contestId: contest.id, isUnderSeal: true },
      select: { id: true },
    });
    return { ...participant, sealed: sealed.map(({ id }) => id) };
  };
  const ending = new AbortController();
  const changes = pubsub.subscribe('contest', {
    filter: ({ contestId }) => contestId === contest.id,
    signal: ending.signal,
  });
  const boards = pubsub.subscribe('board', {
    filter: ({ contestId }) => contestId === contest.id,
    signal: ending.signal,
  });

  const sealsAt = new Date(startsAt.getTime() + 600_000);
  const earlier = new Date(startsAt.getTime() - 30_000);
  const input = contestInput({
    startsAt: earlier.toISOString(),
    endsAt: contest.endsAt.toISOString(),
    sealsAt: sealsAt.toISOString(),
    starUsernames: [contestant.username],
  });
  expect((await acts.update(tokens.author, contest.id, input)).__typename).toBe('UpdateContestSuccess');
  const after = await read();
  expect(after).toMatchObject({ isStar: true, sealed: [late.id] });
  expect(JSON.stringify(after.tries)).toBe(
    JSON.stringify({
      [contestProblemId]: [
        [early.id, 90_000, 0, null, early.timeMs],
        [late.id, 1_230_000, 0, null, late.timeMs],
      ],
    }),
  );
  expect((await changes.next()).value).toEqual({ contestId: contest.id });
  expect((await boards.next()).value).toEqual({ contestId: contest.id, participantId: after.id });
  ending.abort();

  await acts.update(tokens.author, contest.id, { ...input, sealsAt: null, starUsernames: [] });
  expect(await read()).toMatchObject({ isStar: false, sealed: [] });
});

test('a contest that is refused leaves boards and seals as they were', async () => {
  const { contest, contestant, contestProblemId, tokens } = await buildDesk(server);
  await buildContestTry(server.services, { contest, userId: contestant.id, contestProblemId, second: 60 });
  const input = contestInput({
    startsAt: fromNow(-2).toISOString(),
    endsAt: fromNow(-3).toISOString(),
    starUsernames: [contestant.username],
  });
  expect((await acts.update(tokens.author, contest.id, input)).__typename).toBe('InvalidInput');
  expect(await server.services.db.contestParticipant.count({ where: { contestId: contest.id, isStar: true } })).toBe(0);
});

test('a contest that goes on after all is sealed again as it says', async () => {
  const { contest, tokens } = await buildDesk(server, {
    endsAt: fromNow(-0.5),
    sealsAt: fromNow(-0.8),
    isUnsealedAtEnd: false,
    unsealedAt: fromNow(-0.1),
  });
  await acts.update(
    tokens.author,
    contest.id,
    contestInput({ endsAt: fromNow(1).toISOString(), sealsAt: fromNow(0.5).toISOString() }),
  );
  expect((await server.services.db.contest.findUniqueOrThrow({ where: { id: contest.id } })).unsealedAt).toBeNull();
});

test('a seal that moves puts nothing under it that was submitted virtually', async () => {
  const { db } = server.services;
  const { data } = await acts.create(
    root,
    contestInput({ startsAt: fromNow(-4).toISOString(), endsAt: fromNow(-2).toISOString() }),
  );
  const id = Number(data?.['id']);
  const contest = await db.contest.findUniqueOrThrow({ where: { id } });
  const problem = await buildProblem(server.services, { visibility: 'CONTEST' });
  const place = await db.contestProblem.create({
    data: { contestId: id, problemId: problem.id, displayId: 'A', displayTitle: 'First' },
  });
  const user = await buildUser(server.services);
  const virtual = await db.contestParticipant.create({
    data: {
      contestId: id,
      kind: 'VIRTUAL',
      startsAt: fromNow(-1),
      registeredAt: fromNow(-1),
      members: { create: { userId: user.id, contestId: id, isVirtual: true } },
    },
  });
  const submission = await buildSubmission(server.services, {
    userId: user.id,
    problemId: problem.id,
    contestId: id,
    contestProblemId: place.id,
    participantId: virtual.id,
    origin: 'CONTEST',
    status: 0,
  });
  const saved = await acts.update(
    root,
    id,
    contestInput({
      startsAt: contest.startsAt.toISOString(),
      endsAt: contest.endsAt.toISOString(),
      sealsAt: fromNow(-3).toISOString(),
    }),
  );
  expect(saved.__typename).toBe('UpdateContestSuccess');
  expect(await db.submission.findUnique({ where: { id: submission.id }, select: { isUnderSeal: true } })).toEqual({
    isUnderSeal: false,
  });
});
