import './submission.remote-fields.ts';
import { z } from 'zod';
import { SubmittingForbidden } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowQuery } from '../../core/row-query.ts';
import { SubmissionObject } from '../../judging/submission/submission.type.ts';
import { HandleNeeded, ReportedResultRefused, RunNotAwaited, RunUnreadable, RunUsed } from './browser.error.ts';
import { giveUpRun, reportableStatuses, reportRun } from './report-run.service.ts';

const ReportRemoteRunInput = builder.inputType('ReportRemoteRunInput', {
  fields: (t) => ({
    submissionId: t.int(),
    run: t.string({ description: 'Address or number of the run at the judge.', validate: z.string().min(1).max(500) }),
    handle: t.string({
      required: false,
      description: 'Whose run it is, where the judge lets nobody prove a handle; else ignored.',
      validate: z.string().trim().min(1).max(100),
    }),
    status: t.int({
      required: false,
      description: 'Status code of its result, where the site cannot read it; else ignored.',
      validate: z.number().refine((status) => reportableStatuses.includes(status)),
    }),
  }),
});

builder.mutationFields((t) => ({
  reportRemoteRun: t.prismaField({
    type: SubmissionObject,
    description:
      'Names the run of a submission that its submitter made at the judge himself. ' +
      'The site looks at it within seconds; remote.awaited.fault says what was wrong with it.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    errors: {
      types: [
        InvalidInput,
        SubmittingForbidden,
        RunNotAwaited,
        RunUnreadable,
        RunUsed,
        HandleNeeded,
        ReportedResultRefused,
      ],
    },
    args: { input: t.arg({ type: ReportRemoteRunInput }) },
    resolve: async (query, _root, { input }, context) => {
      await reportRun(context, input);
      return context.db.submission.findUniqueOrThrow({ ...rowQuery(query), where: { id: input.submissionId } });
    },
  }),
  giveUpRemoteRun: t.prismaField({
    type: SubmissionObject,
    description: 'Ends the wait for a run that the submitter was to make himself: the submission was not sent.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    errors: { types: [SubmittingForbidden, RunNotAwaited] },
    args: { submissionId: t.arg.int() },
    resolve: async (query, _root, { submissionId }, context) => {
      await giveUpRun(context, submissionId);
      return context.db.submission.findUniqueOrThrow({ ...rowQuery(query), where: { id: submissionId } });
    },
  }),
}));
