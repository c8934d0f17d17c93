import type { Difficulty, ProblemType } from '@verdict/prisma/generated/client/client.ts';
import type { PubSub, Transaction } from '../../core/context.ts';
import type { SubmissionPlace, Verdict } from './verdict.ts';

/** A submission as it is under its lock. */
export interface Standing extends SubmissionPlace {
  readonly submissionId: number;
  readonly userId: string;
  readonly problemId: number;
  /** Is the problem in the public bank? */
  readonly isInBank: boolean;
  /** Within its contest, if it is of one. */
  readonly problemDisplayId: string;
  readonly version: number;
  readonly type: ProblemType;
  /** Submitted to a contest after the freeze began? */
  readonly isUnderSeal: boolean;
  readonly difficulty: Difficulty;
  readonly now: Date;
}

/** The verdict a submission had. */
export interface OldVerdict {
  readonly status: number;
  readonly score: number | null;
}

/** A verdict that was written, and what it takes the place of. */
export interface WrittenVerdict {
  readonly submissionId: number;
  readonly verdict: Verdict;
  readonly standing: Standing;
  /** Null: it had none. */
  readonly old: OldVerdict | null;
}

/** What follows from verdicts elsewhere, in the transaction that writes them. */
export type VerdictConsequence = (tx: Transaction, pubsub: PubSub, written: readonly WrittenVerdict[]) => Promise<void>;

let registered: readonly VerdictConsequence[] = [];

/** Sets what follows from verdicts, in the order in which it takes its locks (verdict.service.ts). */
export function registerVerdictConsequences(consequences: readonly VerdictConsequence[]): void {
  registered = consequences;
}

/** What follows from verdicts, in its order. */
export function verdictConsequences(): readonly VerdictConsequence[] {
  return registered;
}
