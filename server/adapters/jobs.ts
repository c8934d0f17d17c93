import type { Services } from '@verdict/schema/core/context.ts';
import type { CronJob, RowJob } from '@verdict/schema/core/jobs/job.ts';
import { runRowJob, waitingRows } from '@verdict/schema/core/jobs/run-row-job.service.ts';
import { cronJobs, rowJobs } from '@verdict/schema/jobs.ts';
import { PgBoss } from 'pg-boss';

/*
 * How this works: each row that waits gets at most one job (its id is the job's key, "exclusive"), whichever server
 * heard of it first, so all of them may offer it. pg-boss wakes a worker by NOTIFY, hands a job to one, and by missing
 * heartbeats notices a worker that died. Schema `pgboss` is made at the first start, under a lock.
 */

/** How the queue is run. */
export interface JobsOptions {
  readonly databaseUrl: string;
  readonly services: Services;
  /** Seconds without a sign of life after which another server gets the job; at least 10. */
  readonly heartbeatSeconds?: number;
  /** Seconds between two looks for jobs of a server that died, and for jobs that are to be retried. */
  readonly pollSeconds?: number;
}

/** The background work of this process. */
export interface Jobs {
  /** Makes the queues where they are missing, and begins to work. */
  start(): Promise<void>;
  /** Takes no more work and finishes what is under way, for at most so long. Asked twice, it stops once. */
  stop(graceMs?: number): Promise<void>;
}

const lookAgain = 'look-for-work';
/** A row is offered again after so long at the earliest, in ms: the queue takes none while its job is not put down. */
const minAgainMs = 250;
/** What is due later is found by the regular look, in ms. */
const maxAgainMs = 60_000;
const cronQueue = { policy: 'exclusive', notify: true, retryLimit: 0, deleteAfterSeconds: 3_600 } as const;

/** The background work of one server process. */
export function createJobs({ databaseUrl, services, heartbeatSeconds = 30, pollSeconds = 30 }: JobsOptions): Jobs {
  const { log, pubsub } = services;
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'verdict-jobs',
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: pollSeconds,
    monitorIntervalSeconds: pollSeconds,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue has trouble'));
  boss.on('warning', ({ message, data }) => log.debug({ data }, message));
  const stopping = new AbortController();
  let listening: Promise<void> | null = null;
  let stopped: Promise<void> | null = null;
  const timers = new Set<NodeJS.Timeout>();

  const offer = async (name: string, ids: readonly number[]): Promise<void> => {
    if (ids.length > 0)
      await boss.insert(
        name,
        ids.map((id) => ({ data: { id }, singletonKey: String(id) })),
      );
  };

  const tryToOffer = (name: string, id: number): Promise<void> =>
    offer(name, [id]).catch((error: unknown) =>
      log.warn({ err: error, job: name, id }, 'a job could not be offered; it is looked for again within a minute'),
    );

  function offerAgain(name: string, id: number, dueAt: Date): void {
    const pauseMs = Math.max(minAgainMs, dueAt.getTime() - Date.now());
    if (pauseMs > maxAgainMs || stopping.signal.aborted) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void tryToOffer(name, id);
    }, pauseMs);
    timers.add(timer);
  }

  async function listen(): Promise<void> {
    const names = new Set(rowJobs.map(({ name }) => name));
    for await (const { name, id } of pubsub.subscribe('job', { signal: stopping.signal }))
      if (names.has(name)) await tryToOffer(name, id);
  }

  async function lookForWork(now: Date): Promise<void> {
    for (const job of rowJobs) await offer(job.name, await waitingRows(services, job, now));
  }

  async function workOnRows(job: RowJob): Promise<void> {
    const options = {
      retryLimit: 2,
      retryDelay: Math.min(5, pollSeconds),
      heartbeatSeconds,
      expireInSeconds: 3_600,
      deleteAfterSeconds: 3_600,
      notify: true,
    };
    await boss.createQueue(job.name, { ...options, policy: 'exclusive' });
    await boss.updateQueue(job.name, options);
    const polling = { pollingIntervalSeconds: Math.min(2, pollSeconds), notifyPollingIntervalSeconds: pollSeconds };
    await boss.work<{ id: number }, unknown, { batchSize: number; perJobResults: true; burstWhenBatchFull: boolean }>(
      job.name,
      { ...polling, batchSize: job.concurrency, perJobResults: true, burstWhenBatchFull: job.concurrency > 1 },
      (jobs) =>
        Promise.all(
          jobs.map(async ({ id, data }) => {
            try {
              const dueAt = await runRowJob(services, job, data.id, new Date());
              if (dueAt !== null) offerAgain(job.name, data.id, dueAt);
              return { id, status: 'completed' as const };
            } catch (error) {
              return {
                id,
                status: 'failed' as const,
                output: { reason: error instanceof Error ? error.name : 'unknown' },
              };
            }
          }),
        ),
    );
  }

  async function workAtTimes({ name, cron, run }: CronJob): Promise<void> {
    await boss.createQueue(name, cronQueue);
    await boss.work(name, async () => {
      await run(services, new Date()).catch((error: unknown) => log.error({ err: error, job: name }, 'a job failed'));
    });
    await boss.schedule(name, cron, null, { tz: 'UTC' });
  }

  async function forgetOldSchedules(names: ReadonlySet<string>): Promise<void> {
    for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
  }

  async function end(graceMs: number): Promise<void> {
    stopping.abort();
    for (const timer of timers) clearTimeout(timer);
    await listening;
    await boss.stop({ graceful: true, timeout: graceMs });
  }

  return {
    async start() {
      await boss.start();
      const crons = [
        ...cronJobs,
        { name: lookAgain, cron: '* * * * *', run: (_services: Services, now: Date) => lookForWork(now) },
      ];
      for (const job of rowJobs) await workOnRows(job);
      for (const job of crons) await workAtTimes(job);
      await forgetOldSchedules(new Set(crons.map(({ name }) => name)));
      listening = listen();
      for (const { name, isAtStart } of cronJobs) if (isAtStart === true) await boss.send(name);
      await lookForWork(new Date());
    },
    stop: (graceMs = 10_000) => (stopped ??= end(graceMs)),
  };
}
