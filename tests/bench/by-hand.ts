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
  /** Compiles by the judge's own command, runs each case, compares the files. @returns milliseconds. @throws when a case is wrong. */
  judge(code: string): Promise<number>;
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
`;
  await writeFile(join(folder, 'judge.sh'), script);
  return {
    async judge(code) {
      for (const { name, content } of toolchain.plan({ sources: [{ name: 'main', content: code }], entryPoint: null }).sources) await writeFile(join(folder, name), content);
      const start = performance.now();
      await promisify(execFile)('sh', ['judge.sh', dataFolder], { cwd: folder });
      return performance.now() - start;
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
