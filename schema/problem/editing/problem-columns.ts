import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { mainFileName } from '../../queue/task/program-source.ts';
import { totalScore, type PlannedCase } from './case-plan.ts';
import { isSameChecker } from './checker-check.service.ts';
import type { ProblemForm } from './problem-form.service.ts';
import type { ProblemInput } from './problem-input.ts';

/** What the columns of a problem depend on beside the input. */
export interface ColumnFacts {
  /** With their scores; null: the test set stays. */
  readonly cases: readonly PlannedCase[] | null;
  readonly stored: ProblemForm | null;
  readonly allLanguages: readonly string[];
}

/** The columns of a problem that its form decides. */
export function problemColumns(input: ProblemInput, { cases, stored, allLanguages }: ColumnFacts) {
  const {
    type,
    visibility,
    difficulty,
    timeLimitMs,
    memoryLimitMb,
    stackLimitMb,
    isCodeShared,
    isRemoveEndBlank,
    isCaseResultPublished,
    judgeMode,
    judgeCaseMode,
  } = input;
  const chosen = new Set(input.languageKeys);
  return {
    displayId: input.displayId.trim(),
    title: (input.statements[0]?.title ?? '').trim(),
    type,
    visibility,
    difficulty,
    timeLimitMs,
    memoryLimitMb,
    stackLimitMb,
    isCodeShared,
    isRemoveEndBlank,
    isCaseResultPublished,
    judgeMode,
    judgeCaseMode,
    outputLimitMb: input.outputLimitMb ?? null,
    source: textOrNull(input.source),
    ioReadFileName: textOrNull(input.ioReadFileName),
    ioWriteFileName: textOrNull(input.ioWriteFileName),
    languageKeys: languagesOf(chosen, { stored, allLanguages }),
    languageFactors: factorsOf(input),
    ...checkerColumns(input, stored),
    ...(cases === null ? {} : { totalScore: totalScore(cases, input) }),
  } satisfies Partial<Prisma.ProblemUncheckedCreateInput>;
}

function languagesOf(
  chosen: ReadonlySet<string>,
  { stored, allLanguages }: Pick<ColumnFacts, 'stored' | 'allLanguages'>,
): string[] {
  // Those of a remote problem are its judge's.
  if (stored?.isRemote === true) return [...stored.languageKeys];
  // Every language there is means those to come as well.
  return allLanguages.every((key) => chosen.has(key)) ? [] : [...chosen];
}

function checkerColumns(input: ProblemInput, stored: ProblemForm | null) {
  const { checker, judgeMode } = input;
  if (judgeMode === 'DEFAULT' || !checker) {
    // The comparison a package asks for stays as long as nobody judges by a program of their own.
    const keepsComparison = stored?.judgeMode === 'DEFAULT';
    return {
      checkerConvention: null,
      checkerLanguageKey: null,
      checkerEntryPoint: null,
      ...(keepsComparison ? {} : { comparison: Prisma.DbNull }),
    } as const;
  }
  if (stored !== null && isSameChecker(input, stored)) return {};
  return {
    checkerConvention: checker.convention,
    checkerLanguageKey: checker.languageKey,
    checkerEntryPoint: mainFileName(checker.languageKey),
    comparison: Prisma.DbNull,
  } as const;
}

function factorsOf({ languageFactors }: ProblemInput): Record<string, { timeFactor?: number; memoryFactor?: number }> {
  const given = languageFactors.map(
    ({ languageKey, timeFactor, memoryFactor }) =>
      [
        languageKey,
        {
          ...(typeof timeFactor !== 'number' ? {} : { timeFactor }),
          ...(typeof memoryFactor !== 'number' ? {} : { memoryFactor }),
        },
      ] as const,
  );
  return Object.fromEntries(given.filter(([, factors]) => Object.keys(factors).length > 0));
}

function textOrNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
