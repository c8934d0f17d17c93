import type { Logger } from 'pino';
import { heartbeatMs, type NodeLoad, type NodeMode } from '../protocol/node.ts';
import { type ServerClient, type TaskClaim, ServerRefusal, unauthenticated } from './server-client.ts';

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

/** What the heartbeat needs, and whom it tells. */
export interface RunningTasksOptions {
  readonly server: ServerClient;
  readonly incarnation: string;
  readonly logger: Logger;
  /** What the machine bears now, besides the tasks. */
  measure(): Promise<Omit<NodeLoad, 'runningTasks'>>;
  onUnknownIncarnation(): void;
  /** The site said what this judge is to do. */
  onMode(mode: NodeMode): void;
  /** The token is no longer accepted. */
  onRefused(): void;
}

/** The tasks this judge holds, and the one heartbeat for all of them. */
export class RunningTasks {
  readonly #tasks = new Map<number, RunningTask>();
  readonly #options: RunningTasksOptions;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: RunningTasksOptions) {
    this.#options = options;
  }

  /** Starts the heartbeat; it goes on without tasks as well and shows the server that the judge lives. */
  start(): void {
    this.#timer = setTimeout(
      () => void this.#beat().finally(() => this.#timer !== undefined && this.start()),
      heartbeatMs,
    );
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** To be disposed of when the task has ended. */
  hold(claim: TaskClaim): RunningTask {
    const controller = new AbortController();
    const task: RunningTask = {
      claim,
      signal: controller.signal,
      abort: (reason) => controller.abort(reason),
      [Symbol.dispose]: () => {
        if (this.#tasks.get(claim.taskId) === task) this.#tasks.delete(claim.taskId);
      },
    };
    this.#tasks.get(claim.taskId)?.abort(new TaskLost('claimed anew'));
    this.#tasks.set(claim.taskId, task);
    return task;
  }

  abortAll(reason: Error): void {
    for (const task of this.#tasks.values()) task.abort(reason);
  }

  async #beat(): Promise<void> {
    const { server, incarnation, logger, measure, onMode, onUnknownIncarnation, onRefused } = this.#options;
    const asked = [...this.#tasks.values()];
    try {
      const load = { ...(await measure()), runningTasks: asked.length };
      const { heldTaskIds, mode } = await server.renew(
        incarnation,
        asked.map((task) => task.claim),
        load,
      );
      const held = new Set(heldTaskIds);
      for (const task of asked) if (!held.has(task.claim.taskId)) task.abort(new TaskLost('the lease is lost'));
      onMode(mode);
    } catch (error) {
      if (error instanceof ServerRefusal && error.code === 'UNKNOWN_INCARNATION') onUnknownIncarnation();
      else if (error instanceof ServerRefusal && error.code === unauthenticated) onRefused();
      else logger.warn({ err: error }, 'no heartbeat');
    }
  }
}
