import { Status } from '@verdict/judge/protocol/status.ts';
import type { Services } from '../../core/context.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import type { RemoteAdapter, RunRow } from '../core/adapter.ts';
import { changeJob, concludeUnsent } from './change-job.service.ts';
import type { Job, RunFault } from './job.ts';
import { matchingRuns } from './match-run.ts';
import { isReadable } from './readable.ts';
import { readFor } from './reader.service.ts';
import { runFault } from './run-fault.ts';

/** Pause between two looks for the run of a person, in ms. */
const lookPauseMs = 10_000;

/** What a look at the list of runs gave. */
interface Look {
  readonly run: RunRow | null;
  readonly fault: RunFault | null;
}

/** Looks for the run that the user makes himself, until there is one or he has given up. */
export async function lookForRun(services: Services, adapter: RemoteAdapter, job: Job): Promise<void> {
  const rows = await listRuns(services, adapter, job);
  const look = rows === null ? null : await lookAt(services, job, rows);
  const now = services.host.clock();
  if (look !== null && look.run !== null) return bindRun(services, adapter, { job, run: look.run });
  if (job.visibleBy === null || now >= job.visibleBy)
    return concludeUnsent(services, job, { reason: 'not-submitted', text: '' }, now);
  const isDue = maySeeRun(adapter, job) && (job.mode !== 'CLAIM' || look === null);
  await goOn(services, job, { look, nextAt: isDue ? new Date(now.getTime() + lookPauseMs) : job.visibleBy });
}

/** Is there a list in which the run could be? Nobody says which run is claimed but its user. */
function maySeeRun(adapter: RemoteAdapter, { mode, handle, givenRunId }: Job): boolean {
  return isReadable(adapter) && handle !== null && (mode !== 'CLAIM' || givenRunId !== null);
}

/** Runs of the user on the problem; null: they cannot be read, or not now. */
async function listRuns(services: Services, adapter: RemoteAdapter, job: Job): Promise<readonly RunRow[] | null> {
  const { runs } = adapter;
  if (runs === undefined || !maySeeRun(adapter, job)) return null;
  const answer = await readFor(services, adapter, job, {
    session: runs.session,
    read: (http, username) => runs.list(http, { username, ref: job.ref }),
  });
  return 'value' in answer ? answer.value : null;
}

/** The run that the user named, or the only one that may be his. */
async function lookAt(services: Services, job: Job, rows: readonly RunRow[]): Promise<Look> {
  const { judgeKey, handle, givenRunId, ref, languageId } = job;
  const sentAt = job.sentAt ?? job.createdAt;
  if (handle === null) return { run: null, fault: null };
  const { code: source } = await services.db.submission.findUniqueOrThrow({
    where: { id: job.submissionId },
    select: { code: true },
  });
  // Made since then, in the language and of the length of his program.
  const sent = { username: handle, ref, languageId, source, sentAt, baselineRunId: null };
  const candidates =
    givenRunId === null
      ? matchingRuns(rows, { ...sent, until: services.host.clock() })
      : rows.filter(({ runId }) => runId === givenRunId);
  const bound = await services.db.remoteJob.findMany({
    where: { judgeKey, runId: { in: candidates.map(({ runId }) => runId) } },
    select: { runId: true },
  });
  const free = candidates.filter(({ runId }) => !bound.some((other) => other.runId === runId));
  const [run = null] = free;
  if (givenRunId === null) return { run: free.length === 1 ? run : null, fault: null };
  const notBefore = job.mode === 'CLAIM' ? null : sentAt;
  const wanted = { handle, ref, languageId, source, notBefore };
  const fault = runFault(candidates[0], wanted) ?? (run === null ? 'used' : null);
  return { run: fault === null ? run : null, fault };
}

async function bindRun(
  services: Services,
  adapter: RemoteAdapter,
  { job, run }: { readonly job: Job; readonly run: RunRow },
): Promise<void> {
  const now = services.host.clock();
  const nextAt = new Date(now.getTime() + adapter.info.pace.pollMs);
  const data = { runId: run.runId, givenRunId: null, foundAt: now, nextAt };
  const change = { state: 'RUNNING', status: Status.PENDING, reason: null, data, text: run.runId } as const;
  try {
    await changeJob(services, job, change, now);
  } catch (error) {
    // Another submission of the user has just got this run.
    if (!isUniqueViolation(error)) throw error;
    await goOn(services, job, { look: { run: null, fault: 'used' }, nextAt });
  }
}

/** A run that could not be looked at is looked at again; what is wrong with it is told once, until another is named. */
async function goOn(
  services: Services,
  job: Job,
  { look, nextAt }: { readonly look: Look | null; readonly nextAt: Date },
): Promise<void> {
  const isJudged = look !== null && job.givenRunId !== null;
  const data = { nextAt, ...(isJudged && { givenRunId: null }) };
  const change = { state: 'WAITING', data, ...(isJudged && { reason: look.fault }) } as const;
  await changeJob(services, job, change, services.host.clock());
}
