import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { type Field, encodeFrame, FrameReader } from './frame.ts';
import { type SandboxLogger, SandboxError } from './sandbox.types.ts';

/** How long the helper may take to remove what it made, milliseconds, before it is killed. */
const closePatienceMs = 5_000;

/** How long the pipes of a helper that has ended are read, milliseconds. */
const lastWordsMs = 1_000;

interface Waiting {
  resolve(reply: Field[]): void;
  reject(error: SandboxError): void;
}

/**
 * The pipe to one helper. Requests are answered one at a time, so whoever calls `ask` waits for the earlier answer
 * first. The helper ends by itself when this process does, since then its standard input ends.
 */
export class HelperProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  /** Resolves when the helper is gone, for whatever reason. */
  readonly exited: Promise<void>;
  #waiting: Waiting | null = null;
  #ended: string | null = null;

  constructor(path: string, args: readonly string[], logger: SandboxLogger | undefined) {
    // Detached: Ctrl+C in a terminal must reach the judge only, which closes the helper when its run is over.
    this.#child = spawn(path, args, { stdio: ['pipe', 'pipe', 'pipe'], env: {}, detached: true });
    this.exited = new Promise((resolve) => {
      this.#child.once('error', (error) => this.#end(`cannot be started: ${error.message}`, resolve));
      this.#child.once('close', (code, signal) => this.#end(`ended (${signal ?? code})`, resolve));
    });
    this.#child.once('exit', (code, signal) => {
      // Its pipes may close later: until then a new request would go to a dead helper.
      this.#ended ??= `ended (${signal ?? code})`;
      this.#letGoOfPipes();
    });
    const reader = new FrameReader();
    this.#child.stdout.on('data', (piece: Buffer) => {
      for (const frame of reader.push(piece)) this.#settle((waiting) => waiting.resolve(frame));
    });
    this.#child.stderr.on('data', (piece: Buffer) => logger?.warn({ text: piece.toString().trim() }, 'sandbox helper'));
    // The end of the process says it better than EPIPE does.
    this.#child.stdin.on('error', () => undefined);
  }

  get hasEnded(): boolean {
    return this.#ended !== null;
  }

  /** The first frame, which the helper sends by itself when it is ready. */
  ready(): Promise<Field[]> {
    return this.#expect();
  }

  /** @throws SandboxError when the helper cannot do it, or is gone. */
  ask(fields: readonly Field[]): Promise<Field[]> {
    const frame = encodeFrame(fields);
    const answer = this.#expect();
    this.#child.stdin.write(frame);
    return answer;
  }

  /** Ends the helper and what it runs; resolves when it is gone. Idempotent. */
  async close(): Promise<void> {
    this.#child.stdin.end();
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), closePatienceMs);
    await this.exited;
    clearTimeout(timer);
  }

  async #expect(): Promise<Field[]> {
    if (this.#ended !== null) throw new SandboxError(`The sandbox helper ${this.#ended}`);
    const reply = await new Promise<Field[]>((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
    const error = reply.find(([key]) => key === 'error');
    if (error !== undefined) throw new SandboxError(error[1]);
    return reply;
  }

  /**
   * What a killed helper has left running may hold its pipes: nobody waits for that longer than the last words take.
   */
  #letGoOfPipes(): void {
    const timer = setTimeout(() => {
      this.#child.stdout.destroy();
      this.#child.stderr.destroy();
    }, lastWordsMs);
    this.#child.once('close', () => clearTimeout(timer));
  }

  #end(how: string, exited: () => void): void {
    this.#ended ??= how;
    this.#settle((waiting) => waiting.reject(new SandboxError(`The sandbox helper ${how}`)));
    exited();
  }

  #settle(act: (waiting: Waiting) => void): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) act(waiting);
  }
}
