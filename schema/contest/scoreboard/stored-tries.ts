import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import { z } from 'zod';
import { penalisedStatuses } from '../core/try-cost.ts';
import type { Outcome, Try } from './board/board-rows.ts';

/*
 * Tries as they are kept in contest_participant.tries: by problem, each try as [submission, milliseconds since the
 * start, status, score, run time]. A row of 15 problems and 60 tries takes about 2 kB.
 */

const storedTry = z.tuple([z.int(), z.int(), z.int(), z.int().nullable(), z.int().nullable()]);
const storedTries = z.record(z.string(), z.array(storedTry));

/** A submission as it is put on a board. */
export interface BoardSubmission {
  readonly submissionId: number;
  readonly contestProblemId: number;
  /** Since the start, in milliseconds. */
  readonly atMs: number;
  /** Specification status code. */
  readonly status: number;
  readonly score: number | null;
  readonly timeMs: number | null;
}

/** Tries by problem, as a board reads them. */
export function readTries(stored: unknown): Map<number, Try[]> {
  return new Map(
    Object.entries(storedTries.parse(stored)).map(([problemId, own]) => [
      Number(problemId),
      own.map(([submissionId, atMs, status, score, timeMs]) => ({
        submissionId,
        atMs,
        outcome: outcomeOf(status),
        score,
        timeMs,
      })),
    ]),
  );
}

/** Puts submissions into stored tries, in place of what they were before. */
export function storeTries(stored: unknown, submissions: readonly BoardSubmission[]): z.infer<typeof storedTries> {
  const tries = storedTries.parse(stored);
  for (const { submissionId, contestProblemId, atMs, status, score, timeMs } of submissions) {
    const others = (tries[contestProblemId] ?? []).filter(([id]) => id !== submissionId);
    const one: z.infer<typeof storedTry> = [submissionId, atMs, status, score, timeMs];
    tries[contestProblemId] = [...others, one].toSorted(([idA, atA], [idB, atB]) => atA - atB || idA - idB);
  }
  return tries;
}

/** What a verdict means to a board. */
export function outcomeOf(status: number): Outcome {
  if (!isFinal(status)) return 'WAITING';
  if (status === Status.ACCEPTED) return 'ACCEPTED';
  return penalisedStatuses.has(status) ? 'PENALISED' : 'FREE';
}
