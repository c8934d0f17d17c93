import { Status } from '@verdict/judge/protocol/status.ts';
import type { RunRow, RunState } from './adapter.ts';

/** A run of a list, and how it stands. */
interface ListedRun {
  readonly row: RunRow;
  readonly state: Pick<RunState, 'status'>;
}

/** The handle as the judge writes it, where one of its runs since then did not compile; null: none of the list did. */
export function provenHandle(listed: readonly ListedRun[], handle: string, since: Date): string | null {
  const run = listed.find(
    ({ row, state }) =>
      row.username.toLowerCase() === handle.toLowerCase() &&
      state.status === Status.COMPILE_ERROR &&
      row.submittedAt !== null &&
      row.submittedAt >= since,
  );
  return run?.row.username ?? null;
}
