import type { JudgeTask, RunLimits } from '@verdict/judge/protocol/task.ts';
import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { limitsFor, type LimitedLanguage } from '../../queue/language/language-limits.ts';

const bytesPerMb = 1_048_576;

/** All of a problem that running and comparing depend on. */
export const taskProblemSelect = {
  id: true,
  type: true,
  timeLimitMs: true,
  memoryLimitMb: true,
  stackLimitMb: true,
  outputLimitMb: true,
  isRemote: true,
  languageFactors: true,
  isRemoveEndBlank: true,
  ioReadFileName: true,
  ioWriteFileName: true,
  judgeMode: true,
  judgeCaseMode: true,
  maxPasses: true,
  comparison: true,
  checkerConvention: true,
  checkerLanguageKey: true,
  checkerEntryPoint: true,
  testSetId: true,
  testSet: { select: { id: true, sha256: true, comparedSamplesSha256: true } },
  codeTemplates: { where: { isEnabled: true }, select: { languageKey: true, prepend: true, append: true } },
  files: {
    where: { kind: { in: ['USER_EXTRA', 'INCLUDE', 'JUDGE_EXTRA', 'CHECKER_SOURCE'] } },
    select: { kind: true, name: true, sha256: true, file: { select: { sizeBytes: true } } },
    orderBy: { name: 'asc' },
  },
} as const satisfies Prisma.ProblemSelect;
export type TaskProblem = Prisma.ProblemGetPayload<{ select: typeof taskProblemSelect }>;

/** Limits of a run in a language, factors applied. */
export function runLimitsOf(problem: TaskProblem, language: LimitedLanguage): RunLimits {
  const limits = limitsFor(problem, language);
  const memoryBytes = limits.memoryLimitMb * bytesPerMb;
  const stackBytes = problem.stackLimitMb * bytesPerMb;
  return {
    timeMs: limits.timeLimitMs,
    memoryBytes,
    stackBytes: stackBytes >= memoryBytes ? null : stackBytes,
    outputBytes: problem.outputLimitMb === null ? null : problem.outputLimitMb * bytesPerMb,
  };
}

/** Files the program reads and writes instead of the standard streams; null: it uses those. */
export function fileIoOf({ ioReadFileName, ioWriteFileName }: TaskProblem): JudgeTask['fileIo'] {
  return ioReadFileName !== null && ioWriteFileName !== null
    ? { readName: ioReadFileName, writeName: ioWriteFileName }
    : null;
}
