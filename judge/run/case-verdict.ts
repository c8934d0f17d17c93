import { caseMessage } from '../protocol/case-message.ts';
import { Status } from '../protocol/status.ts';
import type { RunEnd } from '../sandbox/sandbox.types.ts';

/** A run that is not worth comparing: its verdict is known from how it ended. */
export interface BadEnd {
  readonly status:
    | typeof Status.TIME_LIMIT_EXCEEDED
    | typeof Status.MEMORY_LIMIT_EXCEEDED
    | typeof Status.RUNTIME_ERROR;
  /** For the contestant: names the signal, the exit code or the limit. */
  readonly message: string;
}

/** What is judged of a run. */
export interface EndedRun {
  readonly end: RunEnd;
  readonly cpuMs: number;
  /** The language's runtime said that it was given too little memory. */
  readonly isOutOfMemory: boolean;
}

/**
 * The one table from the end of a contestant's run to its verdict, in the order of the decisions ("Verdict of one
 * case"): output, CPU, wall, memory, signal, exit code.
 *
 * @param timeLimitMs the sandbox looks at the clock every few milliseconds; a program that ends in between is too slow
 *   all the same.
 * @returns null for a clean end: the output decides.
 */
export function badEnd(run: EndedRun, timeLimitMs: number): BadEnd | null {
  if (run.end.kind === 'output-limit') return { status: Status.RUNTIME_ERROR, message: caseMessage('OUTPUT_LIMIT') };
  if (run.end.kind === 'cpu-limit' || run.cpuMs > timeLimitMs)
    return { status: Status.TIME_LIMIT_EXCEEDED, message: caseMessage('CPU_LIMIT') };
  if (run.end.kind === 'wall-limit') return { status: Status.TIME_LIMIT_EXCEEDED, message: caseMessage('WALL_LIMIT') };
  if (run.end.kind === 'memory-limit' || run.isOutOfMemory)
    return { status: Status.MEMORY_LIMIT_EXCEEDED, message: caseMessage('MEMORY_LIMIT') };
  return deathOf(run.end);
}

function deathOf(end: Extract<RunEnd, { kind: 'signalled' | 'exited' }>): BadEnd | null {
  switch (end.kind) {
    case 'signalled':
      return { status: Status.RUNTIME_ERROR, message: caseMessage('SIGNAL', end.signal) };
    case 'exited':
      return end.code === 0 ? null : { status: Status.RUNTIME_ERROR, message: caseMessage('EXIT_CODE', end.code) };
  }
}

/** How a run ended, for admins: "exit code 3", "signal SIGSEGV", "memory limit". */
export function describeEnd(end: RunEnd): string {
  switch (end.kind) {
    case 'exited':
      return `exit code ${end.code}`;
    case 'signalled':
      return `signal ${end.signal}`;
    case 'memory-limit':
      return 'memory limit reached';
    case 'wall-limit':
      return 'wall-clock time limit reached';
    case 'cpu-limit':
      return 'CPU time limit reached';
    case 'output-limit':
      return 'output limit reached';
  }
}
