import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say, warn } from './progress.ts';
import { lockName, tryLock } from './socket-lock.ts';

const repository = join(import.meta.dirname, '..', '..');
const bin = join(repository, 'node_modules', '.bin');

/**
 * Generates and builds what is stale; `pages`: the client too, not only what the server itself needs. Turbo decides by
 * the content of the sources what that is, and fetches results it has made before from its cache.
 *
 * @throws Error with the tools' output when a step fails.
 */
export async function buildStale({ pages, signal }: { pages: boolean; signal: AbortSignal }): Promise<void> {
  await using _turn = await buildTurn(signal);
  const slow = setTimeout(
    () => say(`Generating code${pages ? ' and building pages' : ''} as far as sources have changed`),
    1_500,
  );
  try {
    const { code, output } = await run(
      join(bin, 'turbo'),
      ['run', 'generate', 'codegen', pages ? 'build' : '@verdict/server#build', '--output-logs=errors-only'],
      signal,
    );
    if (code !== 0) throw new Error(`The build failed:\n${output}`);
  } finally {
    clearTimeout(slow);
  }
}

/** Two launchers of one clone (another data folder, or the tests) take turns: both would write the same files. */
async function buildTurn(signal: AbortSignal): Promise<AsyncDisposable> {
  const name = lockName('build', repository);
  for (;;) {
    const lock = await tryLock(name, () => '');
    if (lock !== null) return { [Symbol.asyncDispose]: () => lock.release() };
    await sleep(100, undefined, { signal });
  }
}

/** Compiles the judge's sandbox helper when it is stale. Without it the site runs, but nothing is judged. */
export async function buildSandbox(signal: AbortSignal): Promise<void> {
  const { code, output } = await run(process.execPath, [join(repository, 'judge', 'sandbox', 'build.ts')], signal);
  if (code !== 0) warn(`The sandbox could not be built, so nothing will be judged:\n${output}`);
}

async function run(
  file: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<{ code: number; output: string }> {
  const child = spawn(file, args, {
    cwd: repository,
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const [code] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : 1, output: output.trim() };
}
