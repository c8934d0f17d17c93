import type { JudgementRecord } from '../protocol/report.ts';
import type { JudgeTask } from '../protocol/task.ts';
import type { CompileFigures } from './compile-cache.ts';
import type { PlannedProgram } from './compile.ts';

const commandCharacters = 4_000;
const versionCharacters = 255;

/**
 * What a submission is judged with.
 *
 * @param compiled how its compile went, whatever came of it; null: there was none.
 */
export function recordOf(
  task: JudgeTask,
  { found: { toolchain }, plan }: PlannedProgram,
  compiled: CompileFigures | null,
): JudgementRecord {
  return {
    compilerVersion: toolchain.version.slice(0, versionCharacters),
    compileCommand: commandText((compiled === null ? null : plan.compile) ?? []),
    runCommand: commandText(plan.run(task.limits).argv),
    compileMs: compiled === null || plan.compile === null ? null : Math.round(compiled.ms),
    isCompileCached: compiled?.fromCache ?? false,
    dataSha256: task.dataSha256,
    checkerSha256: task.checkerSha256,
  };
}

/** The same of a submission without a program. */
export function recordWithoutProgram({ dataSha256, checkerSha256 }: JudgeTask): JudgementRecord {
  return {
    compilerVersion: '',
    compileCommand: '',
    runCommand: '',
    compileMs: null,
    isCompileCached: false,
    dataSha256,
    checkerSha256,
  };
}

function commandText(argv: readonly string[]): string {
  return argv.join(' ').slice(0, commandCharacters);
}
