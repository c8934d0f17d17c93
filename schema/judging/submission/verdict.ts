import type { CaseResult, GroupResult, Judgement, JudgementRecord } from '@verdict/judge/protocol/report.ts';
import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import type {
  Difficulty,
  ProblemType,
  SubmissionOrigin,
  VerdictCause,
} from '@verdict/prisma/generated/client/client.ts';
import type { TaskFailure } from '../../queue/task/task-failure.ts';

/** A verdict to be stored, whoever gave it. */
export interface Verdict {
  readonly cause: VerdictCause;
  /** Specification status code; a final one. */
  readonly status: number;
  readonly score: number | null;
  /** The score before it was rounded down; absent: it was whole. */
  readonly exactScore?: number | null | undefined;
  readonly totalScore: number | null;
  readonly timeMs: number | null;
  readonly memoryKb: number | null;
  /** Compiler's message of a CE, causes of an SE. */
  readonly message: string | null;
  readonly judgeName: string | null;
  /** Who gave it by hand; null for judges. */
  readonly actorId: string | null;
  /** What it was judged with; null when no judge came that far, or a person gave it. */
  readonly record: JudgementRecord | null;
  /** Attempts to judge it that failed before. */
  readonly failures: readonly TaskFailure[];
  /** Null: the stored results of cases and groups stay. */
  readonly results: { readonly cases: readonly CaseResult[]; readonly groups: readonly GroupResult[] } | null;
}

/** The verdict a judge reports. */
export function verdictOf(judgement: Judgement, way: Pick<Verdict, 'judgeName' | 'failures'>): Verdict {
  const { cases, groups, ...facts } = judgement;
  return { ...facts, ...way, cause: 'JUDGED', actorId: null, results: { cases, groups } };
}

/** The verdict of a submission that could not be judged for reasons of our own. @param message for admins. */
export function systemErrorVerdict(message: string, failures: Verdict['failures']): Verdict {
  return {
    cause: 'FAILED',
    status: Status.SYSTEM_ERROR,
    score: null,
    totalScore: null,
    timeMs: null,
    memoryKb: null,
    message,
    judgeName: null,
    actorId: null,
    record: null,
    failures,
    results: { cases: [], groups: [] },
  };
}

/** Counters of a problem, by the name of their column. */
export const countedStatuses = ['ac', 'wa', 'tle', 'mle', 're', 'ce', 'pe', 'se', 'pac'] as const;
export type CountedStatus = (typeof countedStatuses)[number];

const columns: Readonly<Record<number, CountedStatus>> = {
  [Status.ACCEPTED]: 'ac',
  [Status.WRONG_ANSWER]: 'wa',
  [Status.TIME_LIMIT_EXCEEDED]: 'tle',
  [Status.MEMORY_LIMIT_EXCEEDED]: 'mle',
  [Status.RUNTIME_ERROR]: 're',
  [Status.COMPILE_ERROR]: 'ce',
  [Status.PRESENTATION_ERROR]: 'pe',
  [Status.SYSTEM_ERROR]: 'se',
  [Status.PARTIAL_ACCEPTED]: 'pac',
};

/**
 * The counter a verdict adds to; null for those that count nowhere (cancelled, not sent to a remote judge, not final).
 */
export function countedStatus(status: number): CountedStatus | null {
  return isFinal(status) ? (columns[status] ?? null) : null;
}

/** What decides whether a verdict counts for the problem and the solved list. */
export interface SubmissionPlace {
  readonly origin: SubmissionOrigin;
  readonly contestId: number | null;
}

/** Practice counts, on the site and in groups: outside contests, and not the jury's. */
export function isPractice({ origin, contestId }: SubmissionPlace): boolean {
  return origin === 'PRACTICE' && contestId === null;
}

const difficultyNumber: Readonly<Record<Difficulty, number>> = { EASY: 0, MID: 1, HARD: 2 };

/**
 * OI rank score (decision 137, "OI rank score"): round(0.1 x total + 2 x difficulty) when full, round(0.1 x score + 2 x
 * difficulty x score / total) when partial.
 *
 * @returns null for ACM problems and when there is no score.
 */
export function oiRankScore(
  problem: { readonly type: ProblemType; readonly difficulty: Difficulty },
  verdict: Pick<Verdict, 'score' | 'totalScore'>,
): number | null {
  const { score, totalScore } = verdict;
  if (problem.type !== 'OI' || score === null) return null;
  // Without an upper bound nothing is full; the share of the difficulty is then that of a score of 100.
  const total = totalScore ?? 100;
  const share = total <= 0 ? 0 : Math.min(1, Math.max(0, score / total));
  return Math.round(0.1 * score + 2 * difficultyNumber[problem.difficulty] * share);
}
