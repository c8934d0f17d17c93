import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import type { Problem, User } from '@verdict/prisma/generated/client/client.ts';
import { countedStatus, countedStatuses, oiRankScore } from '@verdict/schema/judging/submission/verdict.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProblem } from '../../../factories/problem.ts';
import { buildWaiting } from '../../../factories/submission.ts';
import { buildUser } from '../../../factories/user.ts';
import { seededRandom } from '../../../scenarios/seeded-random.ts';
import {
  applyMutation,
  cancelMutation,
  discardMutation,
  judgeManuallyMutation,
  rejudgeOneMutation,
  startMutation,
} from './rejudge-operations.ts';
import { RejudgeScene } from './rejudge-scene.ts';

let scene: RejudgeScene;
beforeAll(async () => {
  scene = await RejudgeScene.start();
});
afterAll(() => scene.server.stop());

const verdicts = [
  Status.ACCEPTED,
  Status.ACCEPTED,
  Status.WRONG_ANSWER,
  Status.COMPILE_ERROR,
  Status.RUNTIME_ERROR,
  Status.PARTIAL_ACCEPTED,
];

/** A submission with the verdict that counts for it now, told from the history alone. */
interface Counted {
  readonly userId: string;
  readonly problem: Problem;
  readonly submittedAt: Date;
  readonly status: number;
  readonly score: number | null;
}

async function countedNow(problems: readonly Problem[]): Promise<Counted[]> {
  const rows = await scene.server.services.db.submission.findMany({
    include: { verdictChanges: { orderBy: { version: 'desc' }, take: 1 } },
    orderBy: { id: 'asc' },
  });
  return rows.flatMap(({ userId, problemId, submittedAt, status, verdictChanges: [standing] }) => {
    const problem = problems.find(({ id }) => id === problemId);
    if (problem === undefined || standing === undefined) return [];
    if (isFinal(status)) expect(status).toBe(standing.status);
    return countedStatus(standing.status) === null
      ? []
      : [{ userId, problem, submittedAt, status: standing.status, score: standing.score }];
  });
}

/** All counters, solved lists and scores, made anew. */
async function recounted(users: readonly User[], problems: readonly Problem[]) {
  const counted = await countedNow(problems);
  const rank = ({ problem, score }: Counted) => oiRankScore(problem, { score, totalScore: 100 }) ?? 0;
  const of = (user: User, problem: Problem) =>
    counted.filter((one) => one.userId === user.id && one.problem.id === problem.id);
  const scores = (rows: readonly Counted[]) => rows.flatMap(({ score }) => score ?? []);
  return {
    problems: problems.map((problem) => {
      const own = counted.filter((one) => one.problem.id === problem.id);
      return {
        problemId: problem.id,
        total: own.length,
        ...Object.fromEntries(
          countedStatuses.map((name) => [name, own.filter(({ status }) => countedStatus(status) === name).length]),
        ),
      };
    }),
    users: users.map((user) => ({
      userId: user.id,
      submissions: counted.filter(({ userId }) => userId === user.id).length,
      solved: problems.filter((problem) => of(user, problem).some(({ status }) => status === Status.ACCEPTED)).length,
      oiRankScore: problems.reduce((sum, problem) => sum + Math.max(0, ...of(user, problem).map(rank)), 0),
    })),
    pairs: users.flatMap((user) =>
      problems.map((problem) => {
        const own = of(user, problem);
        return {
          firstAcceptedAt:
            own
              .filter(({ status }) => status === Status.ACCEPTED)
              .map(({ submittedAt }) => submittedAt.getTime())
              .toSorted((a, b) => a - b)[0] ?? null,
          bestScore: scores(own).length === 0 ? null : Math.max(...scores(own)),
          attempts: own.length,
        };
      }),
    ),
  };
}

async function stored(users: readonly User[], problems: readonly Problem[]) {
  const { db } = scene.server.services;
  const [byProblem, byUser, pairs] = await Promise.all([
    db.problemStatistics.findMany(),
    db.userStatistics.findMany(),
    db.solvedProblem.findMany(),
  ]);
  return {
    problems: problems.map(({ id }) => byProblem.find(({ problemId }) => problemId === id)),
    users: users.map(({ id }) => byUser.find(({ userId }) => userId === id)),
    pairs: users.flatMap((user) =>
      problems.map((problem) => {
        const pair = pairs.find(({ userId, problemId }) => userId === user.id && problemId === problem.id);
        return {
          firstAcceptedAt: pair?.firstAcceptedAt?.getTime() ?? null,
          bestScore: pair?.bestScore ?? null,
          attempts: pair?.attempts ?? 0,
        };
      }),
    ),
  };
}

test('in a random history of verdicts, rejudges and previews, counters always equal a full recount', async () => {
  const { services } = scene.server;
  const users = [await buildUser(services), await buildUser(services)];
  const problems = [
    await buildProblem(services),
    await buildProblem(services, { type: 'OI', difficulty: 'HARD', totalScore: 100 }),
  ];
  const random = seededRandom(9);
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const oiIds = new Set<number>();
  const ids: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    const problem = pick(problems);
    const { id } = await buildWaiting(services, {
      userId: pick(users).id,
      problemId: problem.id,
      submittedAt: new Date(1_800_000_000_000 + index * 1_000),
    });
    ids.push(id);
    if (problem.type === 'OI') oiIds.add(id);
  }
  const scoreOf = (id: number) => (oiIds.has(id) ? Math.floor(random() * 101) : null);
  const judgeAll = () => scene.judgeAll(() => pick(verdicts), scoreOf);
  await judgeAll();
  const previews: number[] = [];
  const steps: Record<string, () => Promise<unknown>> = {
    rejudge: () => scene.ask(rejudgeOneMutation, { id: pick(ids) }),
    rejudgeProblem: () =>
      scene.ask(startMutation, { filter: { problemId: pick(problems).id, includesManual: true }, isPreview: false }),
    judge: judgeAll,
    byHand: () => {
      const id = pick(ids);
      return scene.ask(judgeManuallyMutation, { id, status: pick([0, -1, 8]), score: scoreOf(id) });
    },
    cancel: () => scene.ask(cancelMutation, { id: pick(ids) }),
    preview: async () => {
      const { data } = (await scene.ask(startMutation, {
        filter: { problemId: pick(problems).id, includesManual: true },
        isPreview: true,
      })) as { data: { id: number } };
      previews.push(data.id);
    },
    apply: async () => {
      await judgeAll();
      for (const id of previews.splice(0)) await scene.ask(random() < 0.7 ? applyMutation : discardMutation, { id });
    },
  };
  const taken: string[] = [];
  for (let index = 0; index < 26; index += 1) {
    const name = pick(Object.keys(steps));
    taken.push(name);
    await steps[name]?.();
    expect(await stored(users, problems), `after ${taken.join(', ')}`).toEqual(await recounted(users, problems));
  }
  await steps['apply']?.();
  expect(await stored(users, problems)).toEqual(await recounted(users, problems));
  expect(new Set(taken).size).toBe(Object.keys(steps).length);
});
