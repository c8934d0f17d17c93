import { Status } from '@verdict/judge/protocol/status.ts';
import type { Services } from '../../core/context.ts';
import type { Verdict } from '../../judging/submission/verdict.ts';
import type { RemoteAdapter, RunHandle, RunState } from '../core/adapter.ts';
import { caseResults } from './case-results.ts';
import { changeJob, concludeJob, verdictWithout } from './change-job.service.ts';
import type { Job } from './job.ts';
import { pollPauseMs, resultDeadlineMs } from './poll-pause.ts';
import { readFor } from './reader.service.ts';

/** Reads the results of leased jobs by one request of the judge's. */
export async function pollJobs(services: Services, adapter: RemoteAdapter, jobs: readonly Job[]): Promise<void> {
  const [first] = jobs;
  if (first === undefined) return;
  const answer = await readFor(services, adapter, first, (http, username) =>
    adapter.results.read(
      http,
      jobs.map((job) => handleOf(job, username)),
    ),
  );
  const states = 'value' in answer ? answer.value : [];
  for (const job of jobs) {
    const state = states.find(({ runId }) => runId === job.runId);
    if (state?.isFinal === true) await conclude(services, adapter, job, state);
    else await goOn(services, job, state ?? null);
  }
}

function handleOf({ runId, handle, ref }: Job, username: string): RunHandle {
  return { runId: runId ?? '', username: handle ?? username, ref };
}

/** Shows how far the run is, and looks again later. */
async function goOn(services: Services, job: Job, state: RunState | null): Promise<void> {
  const now = services.host.clock();
  const ageMs = now.getTime() - (job.foundAt ?? job.createdAt).getTime();
  if (ageMs > resultDeadlineMs) {
    const verdict = verdictWithout(Status.SYSTEM_ERROR, 'The remote judge gave no result within a day.');
    await concludeJob(services, job, { state: 'DONE', reason: 'no-result', text: state?.text ?? '', verdict }, now);
    return;
  }
  const nextAt = new Date(now.getTime() + Math.max(pollPauseMs(ageMs), state?.nextPollMs ?? 0));
  await changeJob(
    services,
    job,
    { state: 'RUNNING', data: { nextAt }, ...(state !== null && { status: state.status }) },
    now,
  );
}

async function conclude(services: Services, adapter: RemoteAdapter, job: Job, state: RunState): Promise<void> {
  const { compileText } = adapter.results;
  let message: string | null = null;
  if (state.status === Status.COMPILE_ERROR && compileText !== undefined) {
    // A verdict without the compiler's text is better than none.
    const answer = await readFor(services, adapter, job, (http, username) =>
      compileText(http, handleOf(job, username)),
    );
    message = 'value' in answer ? answer.value : null;
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
    judgeName: adapter.info.name,
    actorId: null,
    record: null,
    failures: [],
    results: { cases: caseResults(state.cases, total !== null), groups: [] },
  };
  await concludeJob(services, job, { state: 'DONE', reason: null, text: state.text, verdict }, services.host.clock());
}
