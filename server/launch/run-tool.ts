import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

/** The folder of the repository. */
export const repository = join(import.meta.dirname, '..', '..');
const bin = join(repository, 'node_modules', '.bin');

/** How a tool is run. */
export interface ToolOptions {
  env?: Readonly<Record<string, string>>;
  /** Ends the tool. */
  signal: AbortSignal;
  /** Takes its output, which otherwise goes to ours. */
  onOutput?: (text: string) => void;
}

/**
 * Runs a tool of node_modules/.bin (or `node`, which is ours) in the repository.
 *
 * @returns its exit code.
 */
export async function runTool(
  [name, ...args]: readonly [string, ...string[]],
  { env = {}, signal, onOutput }: ToolOptions,
): Promise<number> {
  const output = onOutput === undefined ? 'inherit' : 'pipe';
  const child = spawn(join(bin, name), args, {
    cwd: repository,
    stdio: ['ignore', output, output],
    signal,
    env: {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
      TURBO_TELEMETRY_DISABLED: '1',
      TURBO_NO_UPDATE_NOTIFIER: '1',
      ...env,
    },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
  const [code] = await once(child, 'close');
  return typeof code === 'number' ? code : 1;
}
