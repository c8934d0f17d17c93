import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import type { RejudgeFilter } from './rejudge-filter.ts';

/** Most submissions that may be named one by one. */
const maxNamed = 1_000;

export const RejudgeFilterInput = builder.inputType('RejudgeFilter', {
  description:
    'Which submissions; all that is said must hold. ' +
    'Submissions, a problem, a contest, a user or a start in time must be among it.',
  fields: (t) => ({
    submissionIds: t.intList({
      required: false,
      description: `At most ${maxNamed}.`,
      validate: z.array(z.int()).max(maxNamed),
    }),
    problemId: t.int({ required: false }),
    problemDisplayId: t.string({ required: false, validate: z.string().max(50) }),
    contestId: t.int({ required: false }),
    contestProblemId: t.int({ required: false }),
    languageKey: t.string({ required: false, validate: z.string().max(30) }),
    statuses: t.intList({
      required: false,
      description: 'Specification status codes of the verdict now.',
      validate: z.array(z.int()).max(20),
    }),
    username: t.string({ required: false, description: 'In full.', validate: z.string().max(64) }),
    submittedFrom: t.field({ type: 'DateTime', required: false }),
    submittedUntil: t.field({ type: 'DateTime', required: false, description: 'Not included.' }),
    isOutdatedOnly: t.boolean({
      required: false,
      description: 'Only verdicts of other test data or another checker than the problem has now.',
    }),
    includesManual: t.boolean({
      required: false,
      description: 'Also verdicts given or cancelled by hand; those named by id always are.',
    }),
  }),
});

type FilterInput = typeof RejudgeFilterInput.$inferInput;

/** The filter as services take and keep it. */
export function filterOf({ submittedFrom, submittedUntil, ...rest }: FilterInput): RejudgeFilter {
  return {
    ...rest,
    submittedFrom: submittedFrom?.toISOString() ?? null,
    submittedUntil: submittedUntil?.toISOString() ?? null,
  };
}
