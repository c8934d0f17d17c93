import { Status } from '@verdict/judge/protocol/status.ts';
import type { Services } from '../../core/context.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import type { RemoteAdapter, RunRow } from '../core/adapter.ts';
import { changeJob, concludeUnsent, type JobChange } from './change-job.service.ts';
import { jobSource } from './job-source.service.ts';
import type { Job } from './job.ts';
import { matchingRuns } from './match-run.ts';
import { readFor } from './reader.service.ts';
import { isSourceOf } from './source-digest.ts';

/** While the list of runs cannot be read for so long, an admin decides, in ms. */
const unreadableMs = 3_600_000;
/** Of more runs than this no source is read: an admin decides. */
const maxSources = 5;
const noSources = { unreadRunIds: [], provenRunId: null };

/** Finds out whether a program that may have been sent has a run: exactly one, none, or an admin must say. */
export async function reconcileJob(services: Services, adapter: RemoteAdapter, job: Job): Promise<void> {
  if (job.unreadRunIds.length > 0) return readNextSource(services, adapter, job);
  const answer = await readCandidates(services, adapter, job);
  const heard = { answer: answer.answer };
  const candidates = 'value' in answer ? answer.value : null;
  if (candidates === null) return tryLater(services, adapter, { job, heard, isEver: adapter.runs !== undefined });
  const [run, ...others] = candidates;
  if (run !== undefined && others.length > 0) {
    if (adapter.runs?.source === undefined || candidates.length > maxSources)
      return hold(services, job, { ...heard, reason: 'several-runs' });
    const unreadRunIds = candidates.map(({ runId }) => runId);
    return goOn(services, adapter, { job, heard, data: { unreadRunIds, provenRunId: null } });
  }
  if (run !== undefined) return take(services, adapter, { job, heard, runId: run.runId });
  const now = services.host.clock();
  if (job.visibleBy !== null && now >= job.visibleBy)
    return concludeUnsent(services, job, { ...heard, reason: 'not-received', text: '' }, now);
  return goOn(services, adapter, { job, heard });
}

/** Reads the source of one of several runs; after the last of them the only one whose program it is gets the job. */
async function readNextSource(services: Services, adapter: RemoteAdapter, job: Job): Promise<void> {
  const [runId = '', ...unreadRunIds] = job.unreadRunIds;
  const { runs } = adapter;
  const answer = await readFor(services, adapter, job, {
    session: 'ALWAYS',
    read: async (http, username) => (await runs?.source?.(http, { runId, username, ref: job.ref })) ?? null,
  });
  if ('failure' in answer) return tryLater(services, adapter, { job, heard: { answer: answer.answer }, isEver: true });
  // The answer is the program of another user, maybe: it is not kept.
  const heard = { answer: null };
  const isOwn = answer.value !== null && isSourceOf(job, answer.value);
  if (isOwn && job.provenRunId !== null) return hold(services, job, { ...heard, reason: 'several-runs' });
  const provenRunId = isOwn ? runId : job.provenRunId;
  if (unreadRunIds.length > 0) return goOn(services, adapter, { job, heard, data: { unreadRunIds, provenRunId } });
  if (provenRunId === null) return hold(services, job, { ...heard, reason: 'several-runs' });
  return take(services, adapter, { job, heard, runId: provenRunId });
}

/** A job, and what the judge said of it. */
interface Heard {
  readonly job: Job;
  readonly heard: Pick<JobChange, 'answer'>;
}

/** Takes a run for the job's. */
async function take(
  services: Services,
  { info }: RemoteAdapter,
  { job, heard, runId }: Heard & { readonly runId: string },
): Promise<void> {
  const now = services.host.clock();
  const nextAt = new Date(now.getTime() + info.pace.pollMs);
  const data = { ...noSources, runId, foundAt: now, nextAt };
  const found = { state: 'RUNNING', status: Status.PENDING, reason: null, text: runId } as const;
  try {
    await changeJob(services, job, { ...heard, ...found, data }, now);
  } catch (error) {
    // An admin has just given it to another job.
    if (!isUniqueViolation(error)) throw error;
    await changeJob(services, job, { ...heard, state: 'UNCERTAIN', data: { ...noSources, nextAt } }, now);
  }
}

/** Looks again after the pause of the judge. */
async function goOn(
  services: Services,
  { info }: RemoteAdapter,
  { job, heard, data, pauses = 1 }: Heard & Pick<JobChange, 'data'> & { readonly pauses?: number },
): Promise<void> {
  const now = services.host.clock();
  const nextAt = new Date(now.getTime() + info.pace.pollMs * pauses);
  await changeJob(services, job, { ...heard, state: 'UNCERTAIN', data: { ...data, nextAt } }, now);
}

/** What could not be read is read again, for an hour. @param isEver can it be read at all? */
async function tryLater(
  services: Services,
  adapter: RemoteAdapter,
  { job, heard, isEver }: Heard & { readonly isEver: boolean },
): Promise<void> {
  const now = services.host.clock();
  const isGivenUp = !isEver || now.getTime() - (job.sentAt ?? now).getTime() > unreadableMs;
  if (isGivenUp) await hold(services, job, { ...heard, reason: 'unreadable' });
  else await goOn(services, adapter, { job, heard, pauses: 4 });
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
  const change = { ...why, state: 'HELD', data: { ...noSources, nextAt: null }, text: '' } as const;
  await changeJob(services, job, change, services.host.clock());
}
