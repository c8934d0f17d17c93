import type { Written } from '../protocol/report.ts';
import type { Comparison } from '../protocol/task.ts';
import type { JuryProgram } from './jury-program.ts';
import type { CaseOutcome } from './points.ts';
import type { ProgramJob } from './run-program.ts';
import type { WritableFolder } from './workspace.ts';

/** What checking one output needs. */
export interface CheckJob extends Pick<ProgramJob, 'input'> {
  readonly comparison: Comparison;
  /** Null for comparisons without a program. */
  readonly jury: JuryProgram | null;
  /** Arguments of the checker or interactor. */
  readonly flags: readonly string[];
  /** Path on the host. */
  readonly answer: string;
  /** Feedback folder kept from pass to pass; absent: each run has a fresh one. */
  readonly feedback?: WritableFolder;
}

/** All that judging one case needs. */
export interface CaseJob extends CheckJob, ProgramJob {
  /** Runs at most; more than 1: the checker may ask for another one (judge-passes.ts). */
  readonly maxPasses: number;
  /** What the program writes is told where the case is not passed. */
  readonly isOutputKept: boolean;
}

/** What an output, or a conversation, is worth. */
export interface Checked {
  readonly outcome: CaseOutcome;
  /** For the contestant. */
  readonly message: string | null;
  /** For the jury only. */
  readonly judgeMessage: string | null;
}

/** One judged case, before its score. */
export interface JudgedCase extends Checked {
  readonly timeMs: number;
  readonly memoryKb: number;
  /** CPU time of each run where there was more than one (near-limit.ts). */
  readonly runsMs?: number[];
  /** Of a conversation. */
  readonly transcript?: string;
  readonly written?: Written;
}
