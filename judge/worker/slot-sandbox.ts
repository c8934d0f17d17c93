import { createSandbox } from '../sandbox/sandbox.ts';
import { SandboxError, type Sandbox, type SandboxOptions } from '../sandbox/sandbox.types.ts';

/**
 * The sandbox of one slot, opened anew when it broke: its helper may be killed, as by the kernel when memory is short.
 */
export class SlotSandbox {
  readonly #options: SandboxOptions;
  #sandbox: Sandbox;

  private constructor(options: SandboxOptions, sandbox: Sandbox) {
    this.#options = options;
    this.#sandbox = sandbox;
  }

  /** @throws SandboxError naming what the host lacks. */
  static async open(options: SandboxOptions): Promise<SlotSandbox> {
    return new SlotSandbox(options, await createSandbox(options));
  }

  get current(): Sandbox {
    return this.#sandbox;
  }

  /**
   * Puts a fresh sandbox in place of one that may be broken.
   *
   * @throws SandboxError when that is not possible now.
   */
  async replace(): Promise<void> {
    await this.#sandbox.close();
    this.#sandbox = await createSandbox(this.#options);
  }

  close(): Promise<void> {
    return this.#sandbox.close();
  }
}

/** Did the sandbox itself break? A refusal of one request counts too: a fresh helper costs less than a wrong guess. */
export function isSandboxBroken(error: unknown): boolean {
  if (error instanceof SuppressedError) return isSandboxBroken(error.error) || isSandboxBroken(error.suppressed);
  return error instanceof SandboxError;
}
