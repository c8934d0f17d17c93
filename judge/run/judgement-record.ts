import type { FoundLanguage } from '../languages/languages.ts';
import type { JudgementRecord } from '../protocol/report.ts';
import type { JudgeTask } from '../protocol/task.ts';

const commandCharacters = 4_000;
const versionCharacters = 255;

/** What a submission is judged with. @param compiled how its compile went, whatever came of it. */
export function recordOf(task: JudgeTask, { toolchain }: FoundLanguage, compiled: { readonly ms: number; readonly fromCache: boolean }): JudgementRecord {
  const plan = toolchain.plan(task.program);
  return {
    compilerVersion: toolchain.version.slice(0, versionCharacters),
    compileCommand: commandText(plan.compile ?? []),
    runCommand: commandText(plan.run(task.limits).argv),
    compileMs: plan.compile === null ? null : Math.round(compiled.ms),
    isCompileCached: compiled.fromCache,
    dataSha256: task.dataSha256,
    checkerSha256: task.checkerSha256,
  };
}

function commandText(argv: readonly string[]): string {
  return argv.join(' ').slice(0, commandCharacters);
}
