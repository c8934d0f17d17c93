/**
 * Submission status codes of the specification (section 3, "Judge status codes"). Negative and positive alike are wire
 * facts: never renumber.
 */
export const Status = {
  NOT_SUBMITTED: -10,
  SUBMITTED_UNKNOWN_RESULT: -5,
  CANCELLED: -4,
  PRESENTATION_ERROR: -3,
  COMPILE_ERROR: -2,
  WRONG_ANSWER: -1,
  ACCEPTED: 0,
  TIME_LIMIT_EXCEEDED: 1,
  MEMORY_LIMIT_EXCEEDED: 2,
  RUNTIME_ERROR: 3,
  SYSTEM_ERROR: 4,
  PENDING: 5,
  COMPILING: 6,
  JUDGING: 7,
  PARTIAL_ACCEPTED: 8,
  SUBMITTING: 9,
  SUBMITTED_FAILED: 10,
} as const;

export type StatusName = keyof typeof Status;
export type StatusCode = (typeof Status)[StatusName];

/** Two or three letters, the same in every language. */
export const statusShortNames = {
  [-10]: 'NS',
  [-5]: 'SNR',
  [-4]: 'CA',
  [-3]: 'PE',
  [-2]: 'CE',
  [-1]: 'WA',
  0: 'AC',
  1: 'TLE',
  2: 'MLE',
  3: 'RE',
  4: 'SE',
  5: 'PD',
  6: 'CP',
  7: 'JG',
  8: 'PAC',
  9: 'SM',
  10: 'SF',
} as const satisfies Record<StatusCode, string>;

/** The number itself where a status is unknown. */
export function shortNameOf(status: number): string {
  return (statusShortNames as Readonly<Record<number, string>>)[status] ?? String(status);
}

/** Verdicts a jury's program may be expected to get, in the order they are shown. */
export const expectableStatuses = [
  Status.ACCEPTED,
  Status.WRONG_ANSWER,
  Status.TIME_LIMIT_EXCEEDED,
  Status.MEMORY_LIMIT_EXCEEDED,
  Status.RUNTIME_ERROR,
  Status.PARTIAL_ACCEPTED,
  Status.PRESENTATION_ERROR,
  Status.COMPILE_ERROR,
] as const;

/** True once a judgement has ended and the status can no longer move by itself. */
export function isFinal(status: number): boolean {
  return (
    status !== Status.PENDING &&
    status !== Status.COMPILING &&
    status !== Status.JUDGING &&
    status !== Status.SUBMITTING
  );
}
