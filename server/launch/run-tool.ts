import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

/** The folder of the repository. */
export const REPOSITORY = join(import.meta.dirname, '..', '..');
const BIN = join(REPOSITORY, 'node_modules', '.bin');

/** How a tool is run. */
export interface ToolOptions {
  env?: Readonly<Record<string, string>>;
  /** Ends the tool. */
  signal: AbortSignal;
}

/**
 * Runs a tool of node_modules/.bin (or `node`, which is ours) in the repository, with its output on ours.
 * @returns its exit code.
 */
export async function runTool([name, ...args]: readonly [string, ...string[]], { env = {}, signal }: ToolOptions): Promise<number> {
  const child = spawn(join(BIN, name), args, {
    cwd: REPOSITORY,
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
    env: {
      ...process.env,
      PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}`,
      TURBO_TELEMETRY_DISABLED: '1',
      TURBO_NO_UPDATE_NOTIFIER: '1',
      ...env,
    },
  });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}
