import { z } from 'zod';

/** Token by token comparison of packages, as a problem stores it (Problem.comparison). */
export const tokenComparisonSchema = z.object({
  isCaseSensitive: z.boolean(),
  isSpaceChangeSensitive: z.boolean(),
  floatAbsoluteTolerance: z.number().nonnegative().nullable(),
  floatRelativeTolerance: z.number().nonnegative().nullable(),
});
export type TokenComparison = z.infer<typeof tokenComparisonSchema>;
