/*
 * A process of ours (server, judge, page server) under the launcher's care.
 *
 * They share a channel. The child says `{ type: 'ready' }` when it serves and `{ type: 'failed', reason }` before it
 * ends for a reason it knows, and `{ type: 'finished', reason, isFailure }` when it ends because that is wanted of it:
 * it is not started again then. Other messages are passed on. It ends itself when the channel closes: then the launcher
 * is gone. It runs in a process group of its own, so that a Ctrl+C in the terminal reaches only the launcher, which
 * stops things in order.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { endProcess, identifyProcess, type ProcessIdentity } from './process-identity.ts';
import { say, warn } from './progress.ts';
import { RestartDelay } from './restart-delay.ts';

/** What to run. */
export interface ChildOptions {
  /** As in messages: "server", "judge". */
  name: string;
  /** Program and arguments. */
  command: readonly [string, ...string[]];
  env: Readonly<Record<string, string | undefined>>;
  /** Its output goes here, after the output of earlier starts. */
  logFile: string;
  /** Milliseconds it gets to finish its work when it is stopped. */
  graceMs: number;
  /** Told of every process that is started, so that a later launcher can find what we left behind. */
  onStart(identity: ProcessIdentity): void;
  /** Gets every message of the child. */
  onMessage?(message: ChildMessage): void;
}

const messageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ready'),
    /** Password the server made up for a new super admin, to be shown once. */
    generatedRootPassword: z.string().nullish(),
  }),
  z.object({ type: z.literal('demo'), state: z.enum(['loading', 'loaded', 'failed']) }),
  z.object({ type: z.literal('failed'), reason: z.string() }),
  z.object({ type: z.literal('finished'), reason: z.string(), isFailure: z.boolean() }),
]);

/** What a child says through its channel. */
export type ChildMessage = z.infer<typeof messageSchema>;

/** Why a child has ended for good. */
export type Finish = Pick<ChildMessage & { type: 'finished' }, 'reason' | 'isFailure'>;

/** A log file is put aside at a start when it has grown over this many bytes. */
const logLimitBytes = 20 * 1024 * 1024;

/** Keeps one child running until it is stopped. */
export class SupervisedChild {
  readonly #options: ChildOptions;
  readonly #stop = new AbortController();
  readonly #restartDelay = new RestartDelay();
  #child: ChildProcess | null = null;
  #isReady = false;
  #finish: Finish | null = null;
  readonly #finished = Promise.withResolvers<Finish>();
  #isRestartWanted = false;

  constructor(options: ChildOptions) {
    this.#options = options;
  }

  /**
   * Starts the child and waits until it says that it is ready; from then on it is started again whenever it ends.
   *
   * @throws Error with the reason, or the end of its log, when it ends before it was ready.
   */
  async start(signal: AbortSignal): Promise<void> {
    const { name, logFile } = this.#options;
    const logOffset = existsSync(logFile) ? statSync(logFile).size : 0;
    const ended = this.#spawn();
    const result = await Promise.race([this.#becomesReady(signal), ended]);
    signal.throwIfAborted();
    if (result === 'ready') {
      void this.#supervise(ended);
      return;
    }
    throw new Error(
      result ??
        `The ${name} ended before it was ready. The end of its log (${logFile}):\n${tailOf(logFile, logOffset)}`,
    );
  }

  /** Resolves when the child has ended because that was wanted of it; it is not started again. */
  get finished(): Promise<Finish> {
    return this.#finished.promise;
  }

  /** Ends the child and starts it anew, as after a change of its sources. */
  restart(): void {
    this.#isRestartWanted = true;
    this.#child?.kill('SIGTERM');
  }

  /** Ends the child. */
  async stop(): Promise<void> {
    this.#stop.abort();
    const pid = this.#child?.pid;
    const identity = pid === undefined ? null : identifyProcess(pid);
    if (identity !== null) await endProcess(identity, this.#endSteps());
  }

  /** First asking, after its grace by force. */
  #endSteps(): Parameters<typeof endProcess>[1] {
    return [
      ['SIGTERM', this.#options.graceMs],
      ['SIGKILL', 5_000],
    ];
  }

  /** @returns when it has ended: the reason it gave, or null. */
  #spawn(): Promise<string | null> {
    const { command, env, logFile, onStart } = this.#options;
    if (existsSync(logFile) && statSync(logFile).size > logLimitBytes) renameSync(logFile, `${logFile}.1`);
    mkdirSync(dirname(logFile), { recursive: true, mode: 0o700 });
    const logFd = openSync(logFile, 'a', 0o600);
    const [file, ...args] = command;
    const child = spawn(file, args, { detached: true, stdio: ['ignore', logFd, logFd, 'ipc'], env: { ...env } });
    closeSync(logFd);
    this.#child = child;
    this.#isReady = false;
    const identity = child.pid === undefined ? null : identifyProcess(child.pid);
    if (identity !== null) onStart(identity);
    return new Promise((resolve) => {
      let reason: string | null = null;
      child.on('message', (message) => {
        const parsed = messageSchema.safeParse(message);
        if (!parsed.success) return;
        if (parsed.data.type === 'failed') reason = parsed.data.reason;
        if (parsed.data.type === 'ready') this.#isReady = true;
        if (parsed.data.type === 'finished') this.#finish = parsed.data;
        this.#options.onMessage?.(parsed.data);
      });
      // It is ending. One that does not get there (something it left open) would be in the way of the next.
      if (identity !== null) child.once('disconnect', () => void endProcess(identity, this.#endSteps()));
      child.once('error', (error) => resolve(`The ${this.#options.name} could not be started: ${error.message}`));
      child.once('exit', () => resolve(reason));
    });
  }

  async #becomesReady(signal: AbortSignal): Promise<'ready'> {
    while (!this.#isReady && !signal.aborted) await sleep(10, undefined, { ref: false });
    return 'ready';
  }

  /** Starts the child again each time it ends, waiting longer each time it does so at once. */
  async #supervise(ended: Promise<string | null>): Promise<void> {
    const { name, logFile } = this.#options;
    for (let current = ended; ; current = this.#spawn()) {
      const startedAt = performance.now();
      const reason = await current;
      if (this.#stop.signal.aborted) return;
      if (this.#finish !== null) {
        this.#finished.resolve(this.#finish);
        return;
      }
      if (this.#isRestartWanted) {
        this.#isRestartWanted = false;
        continue;
      }
      const delayMs = this.#restartDelay.after({ livedMs: performance.now() - startedAt, wasReady: this.#isReady });
      warn(`The ${name} ended unexpectedly (${reason ?? endOf(this.#child)}); starting it again. Its log: ${logFile}`);
      // Where this is the only child, nothing else keeps the launcher running meanwhile.
      await sleep(delayMs, undefined, { signal: this.#stop.signal }).catch(() => {});
      if (this.#stop.signal.aborted) return;
      say(`Starting the ${name}`);
    }
  }
}

function endOf(child: ChildProcess | null): string {
  return child?.signalCode ?? `exit code ${child?.exitCode ?? 'unknown'}`;
}

function tailOf(file: string, offset: number): string {
  if (!existsSync(file)) return '(it wrote none)';
  const all = readFileSync(file);
  return all
    .subarray(offset > all.length ? 0 : offset)
    .toString('utf8')
    .trim()
    .split('\n')
    .slice(-15)
    .join('\n');
}
