import { builder } from '../../core/builder.ts';
import { countLinesBefore } from '../../problem/bank/problem-languages.ts';
import { extensionOf } from '../../problem/package/program-language.ts';
import { limitsFor, type Limits } from '../../queue/language/language-limits.ts';
import { loadLanguage } from '../../queue/language/language.loader.ts';
import { submitAnswerKey } from '../../queue/language/submit-answer-key.ts';
import { previousAttempt } from './previous-attempt.service.ts';
import { SubmissionObject } from './submission.type.ts';

/** What the page of a submission says beside its verdict. */

const SubmissionLimitsType = builder.objectRef<Limits>('SubmissionLimits').implement({
  description: 'Limits of a problem for the language of a submission.',
  fields: (t) => ({
    timeLimitMs: t.exposeInt('timeLimitMs', { description: 'CPU time of one run.' }),
    memoryLimitMb: t.exposeInt('memoryLimitMb', { description: 'Peak of the whole process tree.' }),
  }),
});

builder.prismaObjectFields(SubmissionObject, (t) => ({
  limits: t.field({
    type: SubmissionLimitsType,
    nullable: true,
    description: 'As the problem has them now; null for answer files.',
    select: {
      languageKey: true,
      problem: { select: { timeLimitMs: true, memoryLimitMb: true, isRemote: true, languageFactors: true } },
    },
    resolve: async ({ languageKey, problem }, _args, context) =>
      languageKey === submitAnswerKey ? null : limitsFor(problem, await loadLanguage(context, languageKey)),
  }),
  linesBefore: t.int({
    description:
      'Lines that the problem puts before the code as it is now, by which lines in messages of compilers are shifted.',
    select: {
      languageKey: true,
      problem: {
        select: { codeTemplates: { where: { isEnabled: true }, select: { languageKey: true, prepend: true } } },
      },
    },
    resolve: ({ languageKey, problem: { codeTemplates } }) =>
      countLinesBefore(codeTemplates.find((blocks) => blocks.languageKey === languageKey)),
  }),
  codeFileName: t.string({
    description: 'Name for a file with the code, with the extension of its language.',
    select: { languageKey: true },
    resolve: ({ id, languageKey }) => `${id}${extensionOf(languageKey)}`,
  }),
  previousAttempt: t.prismaField({
    type: SubmissionObject,
    nullable: true,
    description:
      'The last earlier submission of the same account to the same problem, in the same contest or in practice; ' +
      'null where the viewer may not read its code.',
    // A query of its own.
    complexity: { field: 20 },
    select: { userId: true, problemId: true, contestId: true, origin: true },
    resolve: (query, submission, _args, context) => previousAttempt(context, submission, query),
  }),
}));
