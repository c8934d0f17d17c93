import { Status } from '@verdict/judge/protocol/status.ts';
import type { Services } from '../../core/context.ts';
import type { RemoteAdapter, RunRow } from '../core/adapter.ts';
import { changeJob, concludeUnsent, type JobChange } from './change-job.service.ts';
import { jobSource } from './job-source.service.ts';
import type { Job } from './job.ts';
import { matchingRuns } from './match-run.ts';
import { readFor } from './reader.service.ts';

/** While the list of runs cannot be read for so long, an admin decides, in ms. */
const unreadableMs = 3_600_000;

/** Finds out whether a program that may have been sent has a run: exactly one, none, or an admin must say. */
export async function reconcileJob(services: Services, adapter: RemoteAdapter, job: Job): Promise<void> {
  const { pollMs } = adapter.info.pace;
  const nextAt = (pauseMs: number) => new Date(services.host.clock().getTime() + pauseMs);
  const answer = await readCandidates(services, adapter, job);
  const now = services.host.clock();
  const heard = { answer: answer.answer };
  const candidates = 'value' in answer ? answer.value : null;
  if (candidates === null) {
    const isGivenUp = adapter.runs === undefined || now.getTime() - (job.sentAt ?? now).getTime() > unreadableMs;
    if (isGivenUp) await hold(services, job, { ...heard, reason: 'unreadable' });
    else await changeJob(services, job, { ...heard, state: 'UNCERTAIN', data: { nextAt: nextAt(pollMs * 4) } }, now);
    return;
  }
  const [run, ...others] = candidates;
  if (run !== undefined && others.length > 0) return hold(services, job, { ...heard, reason: 'several-runs' });
  if (run !== undefined) {
    const data = { runId: run.runId, foundAt: now, nextAt: nextAt(pollMs) };
    const found = { state: 'RUNNING', status: Status.PENDING, reason: null, text: run.runId } as const;
    await changeJob(services, job, { ...heard, ...found, data }, now);
  } else if (job.visibleBy !== null && now >= job.visibleBy) {
    await concludeUnsent(services, job, { ...heard, reason: 'not-received', text: '' }, now);
  } else {
    await changeJob(services, job, { ...heard, state: 'UNCERTAIN', data: { nextAt: nextAt(pollMs) } }, now);
  }
}

/** Runs at the judge that may be the job's and are of no other job; null: the judge lists none. */
export function readCandidates(
  services: Services,
  adapter: RemoteAdapter,
  job: Job,
): ReturnType<typeof readFor<readonly RunRow[] | null>> {
  const { runs } = adapter;
  return readFor(services, adapter, job, {
    session: runs?.session ?? 'NONE',
    async read(http, username) {
      const rows = await runs?.list(http, { username, ref: job.ref });
      return rows === undefined ? null : candidatesOf(services, adapter, { job, username, rows });
    },
  });
}

interface Listed {
  readonly job: Job;
  readonly username: string;
  readonly rows: readonly RunRow[];
}

/** Runs that may be the job's and are of no other job. */
async function candidatesOf(
  services: Services,
  adapter: RemoteAdapter,
  { job, username, rows }: Listed,
): Promise<readonly RunRow[]> {
  const { sentAt, baselineRunId, ref, languageId } = job;
  if (sentAt === null) return [];
  const source = await jobSource(services, adapter, job);
  // Before a program counts as lost, a run that only the clock of its judge speaks against is taken for it.
  const isAtAnyTime = job.visibleBy !== null && services.host.clock() >= job.visibleBy;
  const sent = { username, ref, languageId, source, sentAt, baselineRunId };
  const inTime = matchingRuns(rows, sent);
  const matching = inTime.length > 0 || !isAtAnyTime ? inTime : matchingRuns(rows, { ...sent, isAtAnyTime });
  const bound = await services.db.remoteJob.findMany({
    where: { judgeKey: job.judgeKey, runId: { in: matching.map(({ runId }) => runId) } },
    select: { runId: true },
  });
  return matching.filter(({ runId }) => !bound.some((other) => other.runId === runId));
}

async function hold(
  services: Services,
  job: Job,
  why: Pick<JobChange, 'answer'> & { readonly reason: 'several-runs' | 'unreadable' },
): Promise<void> {
  const change = { ...why, state: 'HELD', data: { nextAt: null }, text: '' } as const;
  await changeJob(services, job, change, services.host.clock());
}
