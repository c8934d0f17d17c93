import { Status } from '@verdict/judge/protocol/status.ts';
import type { RunState } from './adapter.ts';

/** How a run stands that was just made, or is of a page that is behind. */
export function notListed(runId: string): RunState {
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
