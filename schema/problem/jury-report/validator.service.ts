import type { JudgeTask, SourceFile, TestGroup } from '@verdict/judge/protocol/task.ts';
import type { Services } from '../../core/context.ts';
import { readSource } from '../../queue/task/task-files.ts';

/** A validator of inputs with its sources. */
export interface ValidatorProgram {
  readonly name: string;
  readonly languageKey: string;
  readonly entryPoint: string | null;
  readonly acceptExitCode: number;
  readonly sources: readonly SourceFile[];
}

/** All validators of a problem's inputs, in the order of their names. */
export async function readValidators(
  { db, files }: Pick<Services, 'db' | 'files'>,
  problemId: number,
): Promise<ValidatorProgram[]> {
  const [validators, sources] = await Promise.all([
    db.inputValidator.findMany({ where: { problemId }, orderBy: { name: 'asc' } }),
    db.problemFile.findMany({
      where: { problemId, kind: 'INPUT_VALIDATOR' },
      select: { name: true, sha256: true },
      orderBy: { name: 'asc' },
    }),
  ]);
  return Promise.all(
    validators.map(async ({ name, languageKey, entryPoint, acceptExitCode }) => {
      const own = sources.filter((file) => file.name.startsWith(`${name}/`));
      return {
        name,
        languageKey,
        entryPoint,
        acceptExitCode,
        sources: await Promise.all(own.map((file) => readSource(files, file.name.slice(name.length + 1), file.sha256))),
      };
    }),
  );
}

/** Validators are the jury's: they get what packages give them by default. */
const limits = { timeMs: 60_000, memoryBytes: 2_147_483_648, stackBytes: null, outputBytes: 33_554_432 };

/** The task of a validator: it reads each input in turn, and its exit code says what it thinks of it. */
export function asValidatorTask(
  task: JudgeTask,
  { acceptExitCode, languageTimeFactor }: { readonly acceptExitCode: number; readonly languageTimeFactor: number },
): JudgeTask {
  return {
    ...task,
    scoring: 'acm',
    caseMode: 'default',
    comparison: { kind: 'exitCode', accepted: acceptExitCode },
    limits: { ...limits, timeMs: Math.round(limits.timeMs * languageTimeFactor) },
    userFiles: [],
    fileIo: null,
    tests: {
      ...task.tests,
      aggregation: 'sum',
      isBreakOnReject: false,
      maxScore: null,
      requires: [],
      validatorFlags: [],
      cases: casesOf(task.tests),
      groups: [],
    },
    checkerSha256: null,
  };
}

/** Every case of the tree, in the order in which they are judged, without what is for solutions only. */
function casesOf({ cases, groups }: TestGroup): TestGroup['cases'] {
  return [
    ...cases.map(({ position, testCaseId, name, input, answer }) => ({
      position,
      testCaseId,
      name,
      input,
      answer,
      score: null,
    })),
    ...groups.flatMap(casesOf),
  ];
}
