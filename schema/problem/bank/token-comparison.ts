import type { NumberTolerance } from '@verdict/judge/protocol/number-tolerance.ts';
import type { Problem } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';

/** Token by token comparison of packages, as a problem stores it (Problem.comparison). */
export const tokenComparisonSchema = z.object({
  isCaseSensitive: z.boolean(),
  isSpaceChangeSensitive: z.boolean(),
  floatAbsoluteTolerance: z.number().nonnegative().nullable(),
  floatRelativeTolerance: z.number().nonnegative().nullable(),
});
export type TokenComparison = z.infer<typeof tokenComparisonSchema>;

/** The tolerance for numbers in outputs of a problem; null: there is none, or a checker decides. */
export function numberToleranceOf({
  judgeMode,
  comparison,
}: Pick<Problem, 'judgeMode' | 'comparison'>): NumberTolerance | null {
  const tokens = tokenComparisonSchema.safeParse(comparison);
  if (judgeMode !== 'DEFAULT' || !tokens.success) return null;
  const { floatAbsoluteTolerance: absolute, floatRelativeTolerance: relative } = tokens.data;
  return absolute === null && relative === null ? null : { absolute, relative };
}
