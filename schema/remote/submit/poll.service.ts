import { Status } from '@verdict/judge/protocol/status.ts';
import type { Services } from '../../core/context.ts';
import type { Verdict } from '../../judging/submission/verdict.ts';
import type { RemoteAdapter, RunHandle, RunState } from '../core/adapter.ts';
import type { HeardAnswer } from '../http/judge-http.ts';
import { judgeNameOf } from '../judge-name.ts';
import { caseResults } from './case-results.ts';
import { changeJob, concludeJob, verdictWithout } from './change-job.service.ts';
import type { Job } from './job.ts';
import { pollPauseMs, resultDeadlineMs } from './poll-pause.ts';
import { readFor } from './reader.service.ts';

/** Reads the results of leased jobs, which are of one account and handle, by one request. */
export async function pollJobs(services: Services, adapter: RemoteAdapter, jobs: readonly Job[]): Promise<void> {
  const [first] = jobs;
  if (first === undefined) return;
  const { results } = adapter;
  const answer = await readFor(services, adapter, first, {
    session: results.session,
    read: (http, username) =>
      results.read(
        http,
        jobs.map((job) => handleOf(job, username)),
      ),
  });
  for (const job of jobs) {
    const state = 'value' in answer ? answer.value.find(({ runId }) => runId === job.runId) : undefined;
    // The compiler's text is a further request, for which there is no pause among several.
    const isAloneNext = state === undefined ? 'value' in answer : needsText(adapter, state);
    if (jobs.length > 1 && isAloneNext) await readAlone(services, job);
    else if (state?.isFinal === true) await conclude(services, adapter, job, { state, answer: answer.answer });
    else await goOn(services, job, { state: state ?? null, answer: answer.answer });
  }
}

/** Has the judge a text of the compiler? */
function needsText({ results }: RemoteAdapter, { status, isFinal }: RunState): boolean {
  return isFinal && status === Status.COMPILE_ERROR && results.compileText !== undefined;
}

/** Leaves a run to the next look, which is for it alone. */
async function readAlone(services: Services, job: Job): Promise<void> {
  const now = services.host.clock();
  await changeJob(services, job, { state: 'RUNNING', data: { isLeftOut: true, nextAt: now } }, now);
}

function handleOf({ runId, handle, ref }: Job, username: string): RunHandle {
  return { runId: runId ?? '', username: handle ?? username, ref };
}

/** Shows how far the run is, and looks again later. */
async function goOn(
  services: Services,
  job: Job,
  { state, answer }: { readonly state: RunState | null; readonly answer: HeardAnswer | null },
): Promise<void> {
  const now = services.host.clock();
  const ageMs = now.getTime() - (job.foundAt ?? job.createdAt).getTime();
  if (ageMs > resultDeadlineMs) {
    const verdict = verdictWithout(Status.SYSTEM_ERROR, 'The remote judge gave no result within a day.');
    const change = { state: 'DONE', reason: 'no-result', text: state?.text ?? '', answer, verdict } as const;
    await concludeJob(services, job, change, now);
    return;
  }
  const nextAt = new Date(now.getTime() + Math.max(pollPauseMs(ageMs), state?.nextPollMs ?? 0));
  await changeJob(
    services,
    job,
    {
      state: 'RUNNING',
      data: { nextAt, ...(state !== null && { isLeftOut: false }) },
      ...(state !== null && { status: state.status }),
      answer,
    },
    now,
  );
}

async function conclude(
  services: Services,
  adapter: RemoteAdapter,
  job: Job,
  { state, answer }: { readonly state: RunState; readonly answer: HeardAnswer | null },
): Promise<void> {
  const { compileText, session } = adapter.results;
  let message: string | null = null;
  if (compileText !== undefined && needsText(adapter, state)) {
    // A verdict without the compiler's text is better than none.
    const words = await readFor(services, adapter, job, {
      session,
      read: (http, username) => compileText(http, handleOf(job, username)),
    });
    message = 'value' in words ? words.value : null;
  }
  const { type, totalScore } = (
    await services.db.submission.findUniqueOrThrow({
      where: { id: job.submissionId },
      select: { problem: { select: { type: true, totalScore: true } } },
    })
  ).problem;
  const total = type === 'OI' ? (totalScore ?? 100) : null;
  const verdict: Verdict = {
    cause: 'JUDGED',
    status: state.status,
    score: total === null ? null : Math.floor(state.score ?? (state.status === Status.ACCEPTED ? total : 0)),
    totalScore: total,
    timeMs: state.timeMs,
    memoryKb: state.memoryKb,
    message: message?.replaceAll('\0', '').slice(0, 65_536) ?? null,
    judgeName: judgeNameOf(services, adapter.info),
    actorId: null,
    record: null,
    failures: [],
    results: { cases: caseResults(state.cases, total !== null), groups: [] },
  };
  const change = { state: 'DONE', reason: null, text: state.text, answer, verdict } as const;
  await concludeJob(services, job, change, services.host.clock());
}
