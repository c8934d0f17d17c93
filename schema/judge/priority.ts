/** Queues of decisions.md ("Queues"), the more urgent first. */
export type Queue = 'contest' | 'normal' | 'rejudge' | 'jury';

/** Distance between the classes: a user may have this many tasks waiting before they sink into the next class. */
export const classDistance = 1_000_000;

/** Priority of a class whose user has nothing waiting; the higher, the sooner. */
export const basePriority: Readonly<Record<Queue, number>> = {
  contest: 3 * classDistance,
  normal: 2 * classDistance,
  rejudge: classDistance,
  jury: 0,
};

/** What a task given back after a failure loses, so that a task that kills judges stands behind the others of its class. */
export const failurePenalty = 1_000;

/**
 * Priority of a new task: its class, less what its user already has waiting, so that one user's flood does not starve
 * others. Never below its class.
 */
export function priorityOf(queue: Queue, waitingOfUser: number): number {
  return basePriority[queue] - Math.min(waitingOfUser, classDistance - 1);
}
