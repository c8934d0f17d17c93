import { z } from 'zod';

/** A problem's own factors for some languages (models: Problem.languageFactors). */
export const languageFactorsSchema = z.record(
  z.string(),
  z.object({ timeFactor: z.number().positive().optional(), memoryFactor: z.number().positive().optional() }),
);

/** What a problem says of limits; they are meant for C and C++. */
export interface LimitedProblem {
  readonly timeLimitMs: number;
  readonly memoryLimitMb: number;
  readonly isRemote: boolean;
  /** As stored; read by languageFactorsSchema. */
  readonly languageFactors: unknown;
}

/** What a language says of limits. */
export interface LimitedLanguage {
  readonly key: string;
  readonly timeFactor: number;
  readonly memoryFactor: number;
}

/** Limits that apply to programs of one language. */
export interface Limits {
  /** CPU time of one run, at least 1 ms. */
  readonly timeLimitMs: number;
  /** Peak of the whole process tree, at least 1 MB. */
  readonly memoryLimitMb: number;
}

/**
 * Limits of a problem for one language: the problem's own factor for it, else the language's; 1 for remote problems,
 * which are judged by limits that are not ours (decision 137, "Limits by language").
 */
export function limitsFor(problem: LimitedProblem, language: LimitedLanguage): Limits {
  if (problem.isRemote) return { timeLimitMs: problem.timeLimitMs, memoryLimitMb: problem.memoryLimitMb };
  const parsed = languageFactorsSchema.safeParse(problem.languageFactors);
  const own = parsed.success ? parsed.data[language.key] : undefined;
  return {
    timeLimitMs: Math.max(1, Math.round(problem.timeLimitMs * (own?.timeFactor ?? language.timeFactor))),
    memoryLimitMb: Math.max(1, Math.round(problem.memoryLimitMb * (own?.memoryFactor ?? language.memoryFactor))),
  };
}
