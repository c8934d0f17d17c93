import { Status } from '@verdict/judge/protocol/status.ts';
import type { RunRow, RunState } from '../core/adapter.ts';
import type { CodeforcesRun } from './api.ts';
import { languageIdOf } from './languages.ts';

/** Verdicts of the API. One that is not listed is not final. */
const statuses: ReadonlyMap<string, number> = new Map([
  ['', Status.PENDING],
  ['SUBMITTED', Status.PENDING],
  ['TESTING', Status.JUDGING],
  ['OK', Status.ACCEPTED],
  ['PARTIAL', Status.PARTIAL_ACCEPTED],
  ['COMPILATION_ERROR', Status.COMPILE_ERROR],
  ['WRONG_ANSWER', Status.WRONG_ANSWER],
  ['PRESENTATION_ERROR', Status.PRESENTATION_ERROR],
  ['TIME_LIMIT_EXCEEDED', Status.TIME_LIMIT_EXCEEDED],
  ['IDLENESS_LIMIT_EXCEEDED', Status.TIME_LIMIT_EXCEEDED],
  ['MEMORY_LIMIT_EXCEEDED', Status.MEMORY_LIMIT_EXCEEDED],
  ['RUNTIME_ERROR', Status.RUNTIME_ERROR],
  ['SECURITY_VIOLATED', Status.RUNTIME_ERROR],
  // Somebody found a test on which it fails.
  ['CHALLENGED', Status.WRONG_ANSWER],
  ['SKIPPED', Status.SYSTEM_ERROR],
  ['REJECTED', Status.SYSTEM_ERROR],
  ['CRASHED', Status.SYSTEM_ERROR],
  ['INPUT_PREPARATION_CRASHED', Status.SYSTEM_ERROR],
  ['FAILED', Status.SYSTEM_ERROR],
]);
const openStatuses: ReadonlySet<number> = new Set([Status.PENDING, Status.JUDGING]);

/** A run as a row of a list of its handle; null: its problem has no contest, as those of acm.sgu.ru. */
export function rowOf(run: CodeforcesRun, handle: string): RunRow | null {
  const ref = refOf(run);
  if (ref === null) return null;
  return {
    runId: String(run.id),
    username: memberOf(run, handle) ?? handle,
    ref,
    languageId: languageIdOf(run.programmingLanguage),
    codeBytes: null,
    submittedAt: new Date(run.creationTimeSeconds * 1_000),
  };
}

/** How a run stands. */
export function stateOf(run: CodeforcesRun): RunState {
  const text = run.verdict ?? '';
  const status = statuses.get(text);
  return {
    runId: String(run.id),
    isFinal: status !== undefined && !openStatuses.has(status),
    status: status ?? Status.JUDGING,
    text,
    timeMs: run.timeConsumedMillis,
    memoryKb: Math.floor(run.memoryConsumedBytes / 1_024),
    score: run.points ?? null,
    cases: [],
    nextPollMs: null,
  };
}

/** The handle in its spelling, where it made a run on the problem since then that did not compile. */
export function handleProvenBy(
  runs: readonly CodeforcesRun[],
  { handle, ref, since }: { readonly handle: string; readonly ref: string; readonly since: Date },
): string | null {
  const proof = runs.find(
    (run) =>
      run.verdict === 'COMPILATION_ERROR' &&
      refOf(run) === ref &&
      // Times of the API are whole seconds. Runs of a team may be another member's.
      run.creationTimeSeconds >= Math.floor(since.getTime() / 1_000) &&
      run.author.members.length === 1,
  );
  return proof === undefined ? null : memberOf(proof, handle);
}

function refOf({ contestId, problem }: CodeforcesRun): string | null {
  const contest = problem.contestId ?? contestId;
  return contest === undefined ? null : `${contest}${problem.index.toUpperCase()}`;
}

function memberOf({ author }: CodeforcesRun, handle: string): string | null {
  return author.members.find((member) => member.handle.toLowerCase() === handle.toLowerCase())?.handle ?? null;
}
