import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cpp } from '@verdict/judge/languages/cpp.ts';

/** What somebody without a judge would do: compile with the judge's own command, run each case, compare the files. */
const script = `set -e
${cpp.compileCommand}
for input in "$1"/*.in; do
  ${cpp.runCommand} < "$input" > output
  cmp -s output "\${input%.in}.ans"
done
`;

/** Judging in a shell. */
export interface ByHand extends AsyncDisposable {
  /** Compiles and runs all cases once. @returns milliseconds. @throws when a case is wrong. */
  judge(): Promise<number>;
}

/** @param dataFolder holds the cases as pairs of .in and .ans. */
export async function openByHand(dataFolder: string): Promise<ByHand> {
  const folder = await mkdtemp(join(tmpdir(), 'verdict-bench-hand-'));
  await writeFile(join(folder, 'judge.sh'), script);
  await writeFile(join(folder, 'main.cpp'), cpp.template);
  return {
    async judge() {
      const start = performance.now();
      await promisify(execFile)('sh', ['judge.sh', dataFolder], { cwd: folder });
      return performance.now() - start;
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
