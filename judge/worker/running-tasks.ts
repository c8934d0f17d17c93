import type { Logger } from 'pino';
import { heartbeatMs } from '../protocol/node.ts';
import type { ServerClient, TaskClaim } from './server-client.ts';
import { ServerRefusal } from './server-client.ts';

/** Why a task is given up before its end. */
export class TaskLost extends Error {
  override readonly name = 'TaskLost';
}

/** A task this judge holds. */
export interface RunningTask extends Disposable {
  readonly claim: TaskClaim;
  /** Aborted with TaskLost when the server gave the task to another, or with another reason when the judge stops. */
  readonly signal: AbortSignal;
  /** Gives the task up. */
  abort(reason: Error): void;
}

/** The tasks this judge holds, and the one heartbeat for all of them. */
export class RunningTasks {
  private readonly tasks = new Map<number, RunningTask>();
  private readonly server: ServerClient;
  private readonly incarnation: string;
  private readonly onUnknownIncarnation: () => void;
  private readonly logger: Logger;
  private timer: NodeJS.Timeout | undefined;

  constructor(options: { server: ServerClient; incarnation: string; logger: Logger; onUnknownIncarnation: () => void }) {
    this.server = options.server;
    this.incarnation = options.incarnation;
    this.logger = options.logger;
    this.onUnknownIncarnation = options.onUnknownIncarnation;
  }

  /** Starts the heartbeat; it goes on without tasks as well and shows the server that the judge lives. */
  start(): void {
    this.timer = setTimeout(() => void this.beat().finally(() => this.timer !== undefined && this.start()), heartbeatMs);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** To be disposed of when the task has ended. */
  hold(claim: TaskClaim): RunningTask {
    const controller = new AbortController();
    const task: RunningTask = {
      claim,
      signal: controller.signal,
      abort: (reason) => controller.abort(reason),
      [Symbol.dispose]: () => {
        if (this.tasks.get(claim.taskId) === task) this.tasks.delete(claim.taskId);
      },
    };
    this.tasks.get(claim.taskId)?.abort(new TaskLost('claimed anew'));
    this.tasks.set(claim.taskId, task);
    return task;
  }

  abortAll(reason: Error): void {
    for (const task of this.tasks.values()) task.abort(reason);
  }

  private async beat(): Promise<void> {
    const asked = [...this.tasks.values()];
    try {
      const held = new Set(await this.server.renew(this.incarnation, asked.map((task) => task.claim)));
      for (const task of asked) if (!held.has(task.claim.taskId)) task.abort(new TaskLost('the lease is lost'));
    } catch (error) {
      if (error instanceof ServerRefusal && error.code === 'UNKNOWN_INCARNATION') this.onUnknownIncarnation();
      else this.logger.warn({ err: error }, 'no heartbeat');
    }
  }
}
