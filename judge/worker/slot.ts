import type { Logger } from 'pino';
import type { TaskResult } from '../protocol/report.ts';
import type { Task } from '../protocol/task.ts';
import type { JudgeTools } from '../run/judge-tools.ts';
import { runTask } from '../run/run-task.ts';
import { Backoff, persistently } from './backoff.ts';
import { ProgressReporter } from './progress-reporter.ts';
import { TaskLost, type RunningTask, type RunningTasks } from './running-tasks.ts';
import { FileMissing, ServerRefusal, ServerUnavailable, type ServerClient } from './server-client.ts';
import { isSandboxBroken, type SlotSandbox } from './slot-sandbox.ts';

/** What one slot needs. */
export interface SlotOptions {
  readonly server: ServerClient;
  readonly running: RunningTasks;
  readonly incarnation: string;
  readonly sandbox: SlotSandbox;
  readonly tools: Omit<JudgeTools, 'sandbox' | 'onProgress' | 'signal'>;
  readonly logger: Logger;
  /** Aborted: no further task is claimed; the one under way is finished. */
  readonly stopping: AbortSignal;
  /** Registers this life of the judge again, once for all slots. */
  registerAnew(): Promise<void>;
  /** Aborted: the site is to be left alone at once. */
  readonly ended: AbortSignal;
}

/** A result the server fails to take this often by its own fault is given up: it would hold the slot for ever. */
const reportTries = 20;
const giveBackTries = 5;

/** Claims, judges and reports one task after the other until it is told to stop. */
export async function runSlot(options: SlotOptions): Promise<void> {
  const backoff = new Backoff();
  while (!options.stopping.aborted) {
    try {
      const task = await options.server.claim(options.incarnation, options.stopping);
      backoff.reset();
      if (task !== null) await workOn(task, options);
    } catch (error) {
      if (options.stopping.aborted) return;
      await recover(error, options, backoff);
    }
  }
}

async function recover(error: unknown, options: SlotOptions, backoff: Backoff): Promise<void> {
  const isForgotten = error instanceof ServerRefusal && error.code === 'UNKNOWN_INCARNATION';
  if (!isForgotten) options.logger.warn({ err: error }, 'cannot claim');
  await backoff.wait(options.stopping).catch(() => undefined);
  if (isForgotten && !options.stopping.aborted) await options.registerAnew();
}

async function workOn(task: Task, options: SlotOptions): Promise<void> {
  const { server, running } = options;
  const logger = options.logger.child({
    task: task.taskId,
    attempt: task.attempt,
    kind: task.kind,
    ...(task.kind === 'judge' ? { submission: task.submissionId } : {}),
  });
  using held = running.hold({ taskId: task.taskId, attempt: task.attempt });
  const progress = new ProgressReporter(async (now) => {
    const isHeld = await server.reportProgress(held.claim, now).catch(() => true);
    if (!isHeld) held.abort(new TaskLost('the server gave it to another'));
  });
  const startedMs = performance.now();
  try {
    const result = await runTask(task, {
      ...options.tools,
      sandbox: options.sandbox.current,
      signal: held.signal,
      onProgress: (now) => progress.report(now),
    });
    progress.close();
    const isTaken = await deliver(held, result, options);
    logger.info({ ms: Math.round(performance.now() - startedMs), isTaken }, 'done');
  } catch (error) {
    progress.close();
    if (error instanceof TaskLost) {
      logger.warn({ reason: error.message }, 'gave a lost task up');
      return;
    }
    logger.error({ err: error }, 'could not judge');
    await giveBack(held, error, options, logger);
    if (isSandboxBroken(error)) await replaceSandbox(options);
  }
}

/** Claims nothing until the slot can run programs again: other judges take the work meanwhile. */
async function replaceSandbox({ sandbox, stopping, logger }: SlotOptions): Promise<void> {
  if (stopping.aborted) return;
  const replacing = persistently(() => sandbox.replace(), {
    signal: stopping,
    isWorthRepeating: () => true,
    onRetry: (error) => logger.error({ err: error }, 'cannot open the sandbox again'),
  });
  // Rejects only when the judge stops.
  await replacing.catch(() => undefined);
}

/**
 * Reports until the server has the result: a restart of the server is waited for, while the heartbeat keeps the lease.
 *
 * @returns false when another judge has the task by now.
 */
function deliver(task: RunningTask, result: TaskResult, { server, ended }: SlotOptions): Promise<boolean> {
  return persistently(() => server.reportResult(task.claim, result), {
    tries: reportTries,
    signal: ended,
    isWorthRepeating: isUnavailable,
  });
}

/** Gives a task back; where even that fails, its lease runs out. */
async function giveBack(
  task: RunningTask,
  error: unknown,
  { server, ended }: SlotOptions,
  logger: Logger,
): Promise<void> {
  const giveBackNow = () =>
    error instanceof FileMissing ? server.park(task.claim, error.sha256) : server.fail(task.claim, reasonOf(error));
  const giving = persistently(giveBackNow, { tries: giveBackTries, signal: ended, isWorthRepeating: isUnavailable });
  await giving.catch((failure: unknown) => logger.warn({ err: failure }, 'could not give the task back'));
}

function isUnavailable(error: unknown): boolean {
  return error instanceof ServerUnavailable;
}

/** For admins: what went wrong here, without the host's paths. */
function reasonOf(error: unknown): string {
  return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 4_000);
}
