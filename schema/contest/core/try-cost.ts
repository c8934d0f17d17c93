import { isFinal, Status } from '@verdict/judge/protocol/status.ts';

/** Status codes of tries that cost a penalty (decision 137, "ACM rank": CE, SE, CA, SF and PAC cost nothing). */
export const penalisedStatuses: ReadonlySet<number> = new Set([
  Status.PRESENTATION_ERROR,
  Status.WRONG_ANSWER,
  Status.TIME_LIMIT_EXCEEDED,
  Status.MEMORY_LIMIT_EXCEEDED,
  Status.RUNTIME_ERROR,
]);

/** Status codes of tries that neither solve nor cost anything. */
export const freeStatuses: readonly number[] = Object.values(Status).filter(
  (status) => isFinal(status) && status !== Status.ACCEPTED && !penalisedStatuses.has(status),
);
