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

/** Short names as people write them: AC, WA, ... */
export const statusShortNames: Record<StatusCode, string> = {
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
  5: 'PENDING',
  6: 'CP',
  7: 'JUDGING',
  8: 'PAC',
  9: 'SUBMITTING',
  10: 'SF',
};

/** True once a judgement has ended and the status can no longer move by itself. */
export function isFinal(status: number): boolean {
  return (
    status !== Status.PENDING &&
    status !== Status.COMPILING &&
    status !== Status.JUDGING &&
    status !== Status.SUBMITTING
  );
}
