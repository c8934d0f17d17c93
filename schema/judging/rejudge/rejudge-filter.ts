import { z } from 'zod';

/** Which submissions a batch takes; null and absent alike mean "any". All that is said must hold. */
export const rejudgeFilterSchema = z.object({
  submissionIds: z.array(z.int()).nullish(),
  problemId: z.int().nullish(),
  problemDisplayId: z.string().nullish(),
  contestId: z.int().nullish(),
  contestProblemId: z.int().nullish(),
  languageKey: z.string().nullish(),
  /** Specification status codes. */
  statuses: z.array(z.int()).nullish(),
  username: z.string().nullish(),
  /** ISO 8601. */
  submittedFrom: z.string().nullish(),
  /** ISO 8601; not included. */
  submittedUntil: z.string().nullish(),
  /** Only verdicts of other test data or another checker than the problem has now. */
  isOutdatedOnly: z.boolean().nullish(),
  /** Also verdicts given or cancelled by hand; those named by id always are. */
  includesManual: z.boolean().nullish(),
});
export type RejudgeFilter = z.infer<typeof rejudgeFilterSchema>;

/** The filter without what says nothing: blanks and empty lists. */
export function tidyFilter(filter: RejudgeFilter): RejudgeFilter {
  const said = Object.entries(filter).filter(([, value]) => {
    if (value === null || value === undefined || value === false) return false;
    return typeof value === 'string' ? value.trim() !== '' : !Array.isArray(value) || value.length > 0;
  });
  return rejudgeFilterSchema.parse(
    Object.fromEntries(said.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])),
  );
}

/**
 * Does a tidy filter name a bounded set? Submissions, a problem, a contest, a user or a start in time bound it;
 * language, verdict and the rest only narrow what is bounded, since alone they reach through the whole history of the
 * site.
 */
export function isBounded(filter: RejudgeFilter): boolean {
  const { submissionIds, problemId, problemDisplayId, contestId, contestProblemId, username, submittedFrom } = filter;
  return [submissionIds, problemId, problemDisplayId, contestId, contestProblemId, username, submittedFrom].some(
    (value) => value !== undefined && value !== null,
  );
}
