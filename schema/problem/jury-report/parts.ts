import { createHash } from 'node:crypto';
import type { Prisma, ProblemFileKind } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';
import { checkerHash } from '../checker/checker-hash.ts';

/** What the verdicts of jury solutions depend on, part by part. */
export const reportParts = ['data', 'checker', 'limits', 'judging', 'solutions', 'validators'] as const;
export type ReportPart = (typeof reportParts)[number];

/** A hash of each part, as stored with a report. */
export const partsSchema = z.record(z.enum(reportParts), z.string());
export type Parts = z.infer<typeof partsSchema>;

/** All of a problem that a report is about. */
export const reportedProblemSelect = {
  type: true,
  timeLimitMs: true,
  memoryLimitMb: true,
  stackLimitMb: true,
  outputLimitMb: true,
  languageFactors: true,
  isRemoveEndBlank: true,
  ioReadFileName: true,
  ioWriteFileName: true,
  judgeMode: true,
  judgeCaseMode: true,
  maxPasses: true,
  isSubmitAnswer: true,
  comparison: true,
  totalScore: true,
  checkerConvention: true,
  checkerLanguageKey: true,
  checkerEntryPoint: true,
  checkerCompile: { select: { sha256: true } },
  testSet: { select: { sha256: true } },
  files: { where: { kind: { notIn: ['STATEMENT', 'ATTACHMENT'] } }, select: { kind: true, name: true, sha256: true } },
  jurySubmissions: {
    select: {
      name: true,
      languageKey: true,
      entryPoint: true,
      expected: true,
      minScore: true,
      maxScore: true,
      conditions: true,
    },
    orderBy: { name: 'asc' },
  },
  inputValidators: {
    select: { name: true, languageKey: true, entryPoint: true, acceptExitCode: true },
    orderBy: { name: 'asc' },
  },
} as const satisfies Prisma.ProblemSelect;
export type ReportedProblem = Prisma.ProblemGetPayload<{ select: typeof reportedProblemSelect }>;

/** Hashes of the parts of a problem as it is now. */
export function partsOf(problem: ReportedProblem): Parts {
  const filesOf = (...kinds: readonly ProblemFileKind[]) =>
    problem.files
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, name, sha256 }) => `${kind} ${name} ${sha256}`)
      .toSorted();
  return {
    data: hashOf([problem.testSet?.sha256 ?? null]),
    checker: hashOf([
      problem.comparison,
      problem.isRemoveEndBlank,
      problem.checkerCompile?.sha256 ?? null,
      checkerHash(problem, []),
    ]),
    limits: hashOf([
      problem.timeLimitMs,
      problem.memoryLimitMb,
      problem.stackLimitMb,
      problem.outputLimitMb,
      problem.languageFactors,
    ]),
    judging: hashOf([
      problem.type,
      problem.judgeCaseMode,
      problem.totalScore,
      problem.ioReadFileName,
      problem.ioWriteFileName,
      filesOf('USER_EXTRA', 'INCLUDE'),
      ...kindOf(problem),
    ]),
    solutions: hashOf([problem.jurySubmissions, filesOf('JURY_SOURCE')]),
    validators: hashOf([problem.inputValidators, filesOf('INPUT_VALIDATOR')]),
  };
}

/** Only what is unusual, so that hashes of reports made before stay right. */
function kindOf({ maxPasses, isSubmitAnswer }: Pick<ReportedProblem, 'maxPasses' | 'isSubmitAnswer'>): unknown[] {
  return maxPasses > 1 || isSubmitAnswer ? [maxPasses, isSubmitAnswer] : [];
}

/** Parts that are not as they were, in their order; all when nothing was before. */
export function changedParts(before: Parts | null, after: Parts): ReportPart[] {
  return reportParts.filter((part) => before?.[part] !== after[part]);
}

function hashOf(value: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}
