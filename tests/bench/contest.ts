import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Worker } from 'node:worker_threads';
import { ContestBoardDocument } from '@verdict/client/src/features/contest/scoreboard/scoreboard.generated.ts';
import { SubmitContestSolutionDocument } from '@verdict/client/src/features/problem/workspace/workspace.generated.ts';
import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import { print } from 'graphql';
import { z } from 'zod';
import { BenchJudge } from './bench-judge.ts';
import { openBenchSite, type BenchSite } from './bench-site.ts';
import type { ExpectedRow, FollowedPage, FollowersAnswer, FollowersOrder } from './contest-followers.ts';
import { correct, judgeByPlan, programOf } from './contest-jury.ts';
import { contestSize, planContest, type PlannedSubmission } from './contest-plan.ts';
import { cpuMsOf } from './cpu.ts';
import type { Figure } from './figure.ts';
import { residentMb } from './memory.ts';
import { percentile } from './percentile.ts';
import { recountBoard } from './recounted-board.ts';
import { simulateContest, type SimulatedContest } from './simulated-contest.ts';

const lookMs = 500;
/** What has happened is on all pages after this at the latest, in milliseconds. */
const patienceMs = 60_000;

const submitMutation = print(SubmitContestSolutionDocument);
const submitted = z.object({
  submitToContest: z.object({ __typename: z.literal('SubmitToContestSuccess'), data: z.object({ id: z.int() }) }),
});
const boardQuery = print(ContestBoardDocument);
const boardRow = z.object({
  participantId: z.int(),
  userId: z.string(),
  isStar: z.boolean(),
  cells: z.custom<ExpectedRow['cells']>(Array.isArray),
  points: z.int(),
  time: z.number(),
});
const board = z.object({ contestBoard: z.object({ data: z.object({ rows: z.array(boardRow) }) }) });
const unsealed = z.object({ unsealContest: z.object({ __typename: z.literal('UnsealContestSuccess') }) });

/**
 * A whole contest through the API, with a judge that answers at once: thousands of programs, verdicts corrected on the
 * way, a seal, and many pages that follow the board. In the end each page and each board has to be what the submissions
 * come to. This part fails when one is not.
 */
export async function measureContest(): Promise<readonly Figure[]> {
  const size = contestSize();
  await using site = await openBenchSite({ isJudging: false });
  const contest = await simulateContest(site, size);
  const followers = new Worker(new URL('./contest-followers.ts', import.meta.url));
  const tell = (order: FollowersOrder) => followers.postMessage(order);
  try {
    const played = await play(site, contest, { size, tell });
    const sealedAnswer = await compare(site, contest, { followers, tell, isSealed: true });
    await site
      .caller(contest.author.token)
      .call(unsealed, 'mutation ($id: Int!) { unsealContest(contestId: $id) { __typename } }', { id: contest.id });
    const unsealedAt = performance.now();
    const openAnswer = await compare(site, contest, { followers, tell, isSealed: false });
    const unsealMs = performance.now() - unsealedAt;
    const wrong = sealedAnswer.wrongBoards + openAnswer.wrongBoards;
    const failures = [...played.failures, ...openAnswer.failures];
    if (failures.length > 0)
      console.error(
        `contest: ${failures.length} requests failed, among them:\n${[...new Set(failures)].slice(0, 5).join('\n')}\n` +
          `The server's log ends with:\n${await site.serverLog()}`,
      );
    if (wrong + sealedAnswer.wrongPages + openAnswer.wrongPages + openAnswer.losses + failures.length > 0)
      process.exitCode = 1;
    const last = played.memory.at(-1) ?? Number.NaN;
    return [
      {
        what:
          `contest of ${size.contestants} x ${size.problems}, ${size.followers} pages, ` +
          `five hours in ${size.seconds} s: programs submitted`,
        value: played.submitMs.length,
        unit: 'times',
      },
      { what: '  submit to its answer, p50', value: percentile(played.submitMs, 0.5), unit: 'ms' },
      { what: '  p99', value: percentile(played.submitMs, 0.99), unit: 'ms' },
      {
        what: `  accepted verdict reported to its row on each page, p50 of ${sealedAnswer.delays.length}`,
        value: percentile([...sealedAnswer.delays], 0.5),
        unit: 'ms',
      },
      { what: '  p99', value: percentile([...sealedAnswer.delays], 0.99), unit: 'ms' },
      { what: '  changes pages took in', value: openAnswer.changes, unit: 'times' },
      {
        what: '  changes that did not add up at a page, which then asked anew',
        value: openAnswer.losses,
        unit: 'times',
        budget: { kind: 'figure', most: 0 },
      },
      {
        what: '  pages wrong at the end, under the seal',
        value: sealedAnswer.wrongPages,
        unit: 'times',
        budget: { kind: 'figure', most: 0 },
      },
      {
        what: '  pages wrong once it was taken away',
        value: openAnswer.wrongPages,
        unit: 'times',
        budget: { kind: 'figure', most: 0 },
      },
      {
        what: '  boards that differ from the submissions counted anew, sealed and unsealed',
        value: wrong,
        unit: 'times',
        budget: { kind: 'figure', most: 0 },
      },
      { what: '  requests that failed', value: failures.length, unit: 'times', budget: { kind: 'figure', most: 0 } },
      { what: '  seal taken away until every page shows it', value: unsealMs / 1_000, unit: 's' },
      {
        what: '  memory of the server at the end (baseline: after a tenth)',
        value: last,
        unit: 'MB',
        baseline: played.memory[0] ?? Number.NaN,
        budget: { kind: 'ratio', most: 1.3 },
      },
      {
        what: '  processor time of the server (baseline: the time that passed)',
        value: played.cpuMs / 1_000,
        unit: 's',
        baseline: size.seconds,
      },
    ];
  } finally {
    tell({ kind: 'stop' });
    await followers.terminate();
  }
}

interface Played {
  readonly submitMs: readonly number[];
  /**
   * Of the server, in MB, once all pages are open: the median over a tenth of the rest of the contest, the second one
   * and the last.
   */
  readonly memory: readonly [number, number];
  readonly cpuMs: number;
  readonly failures: readonly string[];
}

/** The contest itself, until its end, when all verdicts are there. */
async function play(
  site: BenchSite,
  contest: SimulatedContest,
  { size, tell }: { readonly size: ReturnType<typeof contestSize>; readonly tell: (order: FollowersOrder) => void },
): Promise<Played> {
  const plan = planContest(size);
  const submissions = new Map(plan.filter((one) => one.kind === 'submit').map((one) => [one.number, one]));
  const judge = await BenchJudge.join(site);
  const stopJudging = judgeByPlan(judge, submissions, ({ contestant, problem }, status) => {
    const userId = contest.contestants[contestant]?.userId ?? '';
    if (status === Status.ACCEPTED)
      tell({ kind: 'accepted', userId, column: problem, at: performance.timeOrigin + performance.now() });
  });
  const pid = await site.serverPid();
  await sleep(contest.startsAt.getTime() - Date.now());
  tell({
    kind: 'start',
    url: site.url,
    contestId: contest.id,
    pages: pagesOf(contest, size.followers),
    overMs: size.openingSeconds * 900,
  });
  const [start, cpuBefore] = [performance.now(), await cpuMsOf(pid)];
  const memory: { readonly share: number; readonly mb: number }[] = [];
  const looking = setInterval(() => {
    const share = ((performance.now() - start) / 1_000 - size.openingSeconds) / (size.seconds - size.openingSeconds);
    void residentMb(pid).then((mb) => memory.push({ share, mb }));
  }, lookMs);
  const jury = site.caller(contest.superAdmin.token);
  const [submitMs, failures, acts] = [new Array<number>(), new Array<string>(), new Array<Promise<void>>()];
  const ids = new Map<number, PromiseWithResolvers<number>>(
    [...submissions.keys()].map((number) => [number, Promise.withResolvers<number>()]),
  );
  const submit = async (planned: PlannedSubmission) => {
    const { token } = contest.contestants[planned.contestant] ?? { token: '' };
    const input = {
      contestId: contest.id,
      problemDisplayId: contest.problems[planned.problem]?.displayId ?? '',
      languageKey: 'cpp',
      code: programOf(planned),
    };
    const { submitToContest } = await site.caller(token).call(submitted, submitMutation, { input });
    // From when it was to be sent: a server that makes others wait is not spared them.
    submitMs.push(performance.now() - start - planned.atMs);
    ids.get(planned.number)?.resolve(submitToContest.data.id);
  };
  for (const one of plan) {
    const aheadMs = start + one.atMs - performance.now();
    if (aheadMs > 1) await sleep(aheadMs);
    const act =
      one.kind === 'submit' ? submit(one) : ids.get(one.number)?.promise.then((id) => correct(jury, one.kind, id));
    if (act !== undefined) acts.push(act.catch((error: unknown) => void failures.push(String(error))));
  }
  await sleep(Math.max(0, contest.endsAt.getTime() - Date.now()));
  await Promise.race([Promise.all(acts), sleep(patienceMs)]);
  await untilAllJudged(site, contest.id);
  clearInterval(looking);
  const cpuMs = (await cpuMsOf(pid)) - cpuBefore;
  await stopJudging();
  const within = (from: number, to: number) =>
    percentile(
      memory.filter(({ share }) => share >= from && share < to).map(({ mb }) => mb),
      0.5,
    );
  return { submitMs, memory: [within(0.1, 0.2), within(0.9, 1)], cpuMs, failures };
}

/** Most are contestants', some visitors' at the board outside, some the jury's. */
function pagesOf({ contestants, author }: SimulatedContest, count: number): FollowedPage[] {
  return Array.from({ length: count }, (_, index): FollowedPage => {
    if (index % 20 === 0) return { view: 'jury', isOutside: false, token: author.token };
    return index % 7 === 0
      ? { view: 'everybody', isOutside: true, token: null }
      : { view: 'everybody', isOutside: false, token: contestants[index % contestants.length]?.token ?? null };
  });
}

async function untilAllJudged({ services: { db } }: BenchSite, contestId: number): Promise<void> {
  for (;;) {
    const rows = await db.submission.groupBy({ by: ['status'], where: { contestId }, _count: true });
    if (rows.every(({ status }) => isFinal(status))) return;
    await sleep(lookMs);
  }
}

type Compared = Extract<FollowersAnswer, { kind: 'compared' }> & { readonly wrongBoards: number };

/** Compares what everybody is told with the submissions counted anew. */
async function compare(
  site: BenchSite,
  contest: SimulatedContest,
  {
    followers,
    tell,
    isSealed,
  }: { readonly followers: Worker; readonly tell: (order: FollowersOrder) => void; readonly isSealed: boolean },
): Promise<Compared> {
  const [everybody, jury] = [await recountBoard(site, contest, isSealed), await recountBoard(site, contest, false)];
  const answered = new Promise<Extract<FollowersAnswer, { kind: 'compared' }>>((resolve, reject) => {
    followers.on('message', (answer: FollowersAnswer) => (answer.kind === 'compared' ? resolve(answer) : undefined));
    followers.once('error', reject);
  });
  tell({ kind: 'compare', rows: { everybody, jury }, patienceMs });
  const answer = await answered;
  const asked = [
    { token: contest.contestants[0]?.token, isOutside: false, rows: everybody },
    { token: undefined, isOutside: true, rows: everybody },
    { token: contest.author.token, isOutside: false, rows: jury },
  ];
  let wrongBoards = 0;
  for (const { token, isOutside, rows } of asked) {
    const { contestBoard } = await site
      .caller(token)
      .call(board, boardQuery, { contestId: contest.id, isOutside, includesAfterEnd: false });
    if (!isDeepStrictEqual(contestBoard.data.rows, rows)) wrongBoards += 1;
  }
  return { ...answer, wrongBoards };
}
