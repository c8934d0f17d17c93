import type { Services } from '../context.ts';

/*
 * How background work is done
 *
 * What is to be done is a row of its domain, stored with its cause. Message `job` tells the servers when it commits;
 * the queue (pg-boss, server/adapters/jobs.ts) lets one of them have it, and notices when that one dies. Messages may
 * be lost, so what waits is also looked for at each start and once a minute. `run` must therefore bear to be called for
 * what is done already, and after a call that was cut off in the middle. A row whose job fails the same way again and
 * again is ended as failed (run-row-job.service.ts).
 */

/** Why a row is ended as failed, and when. */
export interface JobFailed {
  readonly reason: string;
  readonly now: Date;
}

/** A kind of work on one row. */
export interface RowJob {
  readonly name: string;
  /** Rows handled at the same time by one server. */
  readonly concurrency: number;
  /** Ids of rows that wait for it now. */
  due(services: Services, now: Date): Promise<number[]>;
  /** @returns when the row is due again, within a minute; null or nothing: it is looked for each minute. */
  run(services: Services, id: number, now: Date): Promise<Date | null | void>;
  /**
   * Ends a row as failed after its job failed the same way several times. Absent: such a row rests and is tried again.
   */
  fail?(services: Services, id: number, failed: JobFailed): Promise<void>;
}

/** Work at fixed times, done once whatever the number of servers. */
export interface CronJob {
  readonly name: string;
  /** Minute, hour, day, month, weekday; UTC. */
  readonly cron: string;
  /** Also done when a server starts. */
  readonly isAtStart?: boolean;
  run(services: Services, now: Date): Promise<void>;
}
