import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Language } from '@verdict/judge/languages/language.types.ts';
import { shownCommands } from '@verdict/judge/languages/shown-commands.ts';
import { machineToolSearch } from '@verdict/judge/languages/tool-search.ts';

/** Judging in a shell: what somebody without a judge would do. */
export interface ByHand extends AsyncDisposable {
  /**
   * Compiles by the judge's own command, runs each case, compares the files.
   *
   * @returns milliseconds. @throws when a case
   * is wrong.
   */
  judge(code: string): Promise<number>;
  /** The same, told as CPU time of all it took, milliseconds. */
  cpuMs(code: string): Promise<number>;
}

/** @param dataFolder holds the cases as pairs of .in and .ans. */
export async function openByHand(language: Language, dataFolder: string): Promise<ByHand> {
  const toolchain = await language.detect(machineToolSearch(process.env));
  if (toolchain === null) throw new Error(`${language.name} is not installed on this machine.`);
  const { compileCommand, runCommand } = shownCommands(language, toolchain);
  const folder = await mkdtemp(join(tmpdir(), 'verdict-bench-hand-'));
  const script = `set -e
${compileCommand}
for input in "$1"/*.in; do
  ${runCommand} < "$input" > output
  cmp -s output "\${input%.in}.ans"
done
times
`;
  await writeFile(join(folder, 'judge.sh'), script);
  const run = async (code: string): Promise<{ ms: number; said: string }> => {
    for (const { name, content } of toolchain.plan({ sources: [{ name: 'main', content: code }], entryPoint: null })
      .sources)
      await writeFile(join(folder, name), content);
    const start = performance.now();
    // As in the box: a version manager's shims in somebody's PATH would be measured instead.
    const { stdout } = await promisify(execFile)('sh', ['judge.sh', dataFolder], {
      cwd: folder,
      env: { PATH: '/usr/bin:/bin' },
    });
    return { ms: performance.now() - start, said: stdout };
  };
  return {
    judge: async (code) => (await run(code)).ms,
    cpuMs: async (code) => childTimeMs((await run(code)).said),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The last line that `times` prints is user and system time of a shell's children: `0m1.230s 0m0.040s`. */
function childTimeMs(said: string): number {
  const parts = [...(said.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length !== 2) throw new Error(`The shell told no times: ${said}`);
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60_000 + Number(seconds) * 1_000, 0);
}
