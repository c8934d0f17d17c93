/** Times in milliseconds between two reads of one live view, or two attempts: a busy site has messages all the time. */
export interface Pace {
  /** Lists, places in the queue, batches of rejudges, and the overview of judges. */
  readonly listMs: number;
  /** Numbers of participants: thousands register for a large contest in the minutes before its start. */
  readonly participantsMs: number;
  /** What waits for admins. */
  readonly needsMs: number;
  /** Event feeds. */
  readonly eventFeedMs: number;
  /** The overview of judges without a message: a node that falls silent sends none. */
  readonly idleJudgesMs: number;
  /** Submitting to a contest that is being changed. */
  readonly busyContestMs: number;
}

export const defaultPace: Pace = {
  listMs: 1_000,
  participantsMs: 3_000,
  needsMs: 5_000,
  eventFeedMs: 500,
  idleJudgesMs: 5_000,
  busyContestMs: 1_000,
};
