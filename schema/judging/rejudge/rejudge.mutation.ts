import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowQuery } from '../../core/row-query.ts';
import { LanguageNotAvailable, SubmissionNotFound } from '../submission/submission.error.ts';
import { SubmissionObject } from '../submission/submission.type.ts';
import { applyRejudge } from './apply.service.ts';
import { cancelSubmission, judgeManually } from './correct.service.ts';
import { filterOf, RejudgeFilterInput } from './rejudge-filter.input.ts';
import {
  AlreadyCancelled,
  CompileErrorStands,
  RejudgeEmpty,
  RejudgeEnded,
  RejudgeNotFound,
  RejudgeNotReady,
  RejudgeTooLarge,
  RejudgeUnbounded,
  ScoreOutOfRange,
  SubmissionBeingJudged,
} from './rejudge.error.ts';
import { manualStatuses, verdictKeepers } from './rejudge.rule.ts';
import { discardRejudge, rejudgeSubmission, startRejudge } from './rejudge.service.ts';
import { RejudgeObject } from './rejudge.type.ts';

/** Most characters of a reason in the audit log. */
const maxReason = 500;

const manualStatus = z.int().refine((status) => manualStatuses.includes(status), {
  params: { sentence: { 'zh-CN': '不能人工改为该状态。', 'en-US': 'This verdict cannot be given by hand.' } },
});

builder.mutationFields((t) => ({
  rejudgeSubmission: t.prismaField({
    type: SubmissionObject,
    description:
      'Judges one submission again; its old verdict counts until then. One that waits already is left as it is, ' +
      'one that runs begins anew.',
    authScopes: verdictKeepers,
    refusesArchived: true,
    errors: { types: [SubmissionNotFound, LanguageNotAvailable] },
    args: { id: t.arg.int() },
    resolve: async (query, _root, { id }, context) => {
      await rejudgeSubmission(context, id);
      return context.db.submission.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  startRejudge: t.prismaField({
    type: RejudgeObject,
    description: 'Judges many submissions again. As a preview their verdicts stay until it is applied.',
    authScopes: verdictKeepers,
    errors: { types: [RejudgeUnbounded, RejudgeEmpty, RejudgeTooLarge] },
    args: { filter: t.arg({ type: RejudgeFilterInput }), isPreview: t.arg.boolean() },
    resolve: async (query, _root, { filter, isPreview }, context) => {
      const { id } = await startRejudge(context, { filter: filterOf(filter), isPreview });
      return context.db.rejudge.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  applyRejudge: t.prismaField({
    type: RejudgeObject,
    description:
      'Makes the results of a preview the standing verdicts, all at once. ' +
      'Skipped are submissions whose verdict changed meanwhile.',
    authScopes: verdictKeepers,
    errors: { types: [RejudgeNotFound, RejudgeEnded, RejudgeNotReady] },
    args: { id: t.arg.int() },
    resolve: async (query, _root, { id }, context) => {
      await applyRejudge(context, id);
      return context.db.rejudge.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  discardRejudge: t.prismaField({
    type: RejudgeObject,
    description: 'Drops the results of a preview, finished or not; what waits for it leaves the queue.',
    authScopes: verdictKeepers,
    errors: { types: [RejudgeNotFound, RejudgeEnded] },
    args: { id: t.arg.int() },
    resolve: async (query, _root, { id }, context) => {
      await discardRejudge(context, id);
      return context.db.rejudge.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  judgeManually: t.prismaField({
    type: SubmissionObject,
    description: 'Gives a verdict by hand.',
    authScopes: verdictKeepers,
    refusesArchived: true,
    errors: { types: [SubmissionNotFound, SubmissionBeingJudged, CompileErrorStands, ScoreOutOfRange, InvalidInput] },
    args: {
      id: t.arg.int(),
      status: t.arg.int({ description: `One of ${manualStatuses.join(', ')}.`, validate: manualStatus }),
      score: t.arg.int({
        required: false,
        description:
          '0 to the full score; left out for ACM. Left out for OI: the full score when accepted, else the one it has.',
      }),
      reason: t.arg.string({
        required: false,
        description: `For the audit log, at most ${maxReason} characters.`,
        validate: z.string().max(maxReason),
      }),
    },
    resolve: async (query, _root, { id, status, score, reason }, context) => {
      await judgeManually(context, { submissionId: id, status, score: score ?? null, reason: reason?.trim() ?? '' });
      return context.db.submission.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  cancelSubmission: t.prismaField({
    type: SubmissionObject,
    description: 'Makes a submission count for nothing. One that waits or is judged leaves the queue.',
    authScopes: verdictKeepers,
    refusesArchived: true,
    errors: { types: [SubmissionNotFound, AlreadyCancelled] },
    args: { id: t.arg.int() },
    resolve: async (query, _root, { id }, context) => {
      await cancelSubmission(context, id);
      return context.db.submission.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
}));
