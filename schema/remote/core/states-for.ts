import { Status } from '@verdict/judge/protocol/status.ts';
import type { RunHandle, RunState } from './adapter.ts';

/** States of the runs that were asked for, in their order. One that was asked for alone has one in any case. */
export function statesFor(runs: readonly RunHandle[], states: readonly RunState[]): RunState[] {
  const found = runs.flatMap(({ runId }) => states.find((state) => state.runId === runId) ?? []);
  const [only] = runs;
  return found.length === 0 && runs.length === 1 && only !== undefined ? [notListed(only.runId)] : found;
}

/** How a run stands that was just made, or is of a page that is behind. */
function notListed(runId: string): RunState {
  return {
    runId,
    isFinal: false,
    status: Status.PENDING,
    text: '',
    timeMs: null,
    memoryKb: null,
    score: null,
    cases: [],
    nextPollMs: null,
  };
}
