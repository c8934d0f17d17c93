import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { unauthorized } from '../../core/refusals.ts';
import { visibleSubmissions } from './submission.rule.ts';
import { defaultSubmissionPage, lastAccepted, listSubmissions, maxCounted } from './submission.service.ts';
import { SubmissionObject } from './submission.type.ts';

const ContestPhase = builder.enumType('ContestPhase', {
  description: 'When a submission was made: before the contest, while it ran, or at any time since its start.',
  values: ['BEFORE', 'DURING', 'SINCE_START'] as const,
});

const phaseOfNone = {
  'zh-CN': '按比赛阶段筛选时，请同时指定比赛（contestId）。',
  'en-US': 'A phase is one of a contest: name the contest too (contestId).',
};

/** A phase by itself would choose nothing, and whoever asked would take all submissions for those of the phase. */
const hasContestForPhase = z
  .looseObject({ contestId: z.int().nullish(), contestPhase: z.string().nullish() })
  .refine(({ contestId, contestPhase }) => (contestPhase ?? null) === null || (contestId ?? null) !== null, {
    path: ['contestPhase'],
    params: { sentence: phaseOfNone },
  });

/** What lists of submissions are narrowed by. */
export const SubmissionFilterInput = builder.inputType('SubmissionFilter', {
  fields: (t) => ({
    ids: t.intList({
      required: false,
      description: 'Just these, contests included, as far as the viewer may see them.',
      validate: z.array(z.int()).max(100),
    }),
    onlyMine: t.boolean({ required: false, description: 'Needs a signed-in user; username is then ignored.' }),
    status: t.int({ required: false, description: 'Specification status code.' }),
    username: t.string({ required: false, description: 'Part of a username.', validate: z.string().max(64) }),
    problemDisplayId: t.string({ required: false, validate: z.string().max(50) }),
    isProblemIdExact: t.boolean({
      required: false,
      description: 'False, the default: any problem whose id contains the given one.',
    }),
    languageKey: t.string({ required: false, validate: z.string().max(30) }),
    contestId: t.int({
      required: false,
      description:
        'Those of one contest, as far as the viewer may see them; problemDisplayId is then the id within the contest.',
    }),
    groupId: t.int({
      required: false,
      description: 'Those of the problems of one group, as far as the viewer may see them.',
    }),
    classId: t.id({ required: false, description: 'With groupId: those of members of this class.' }),
    contestPhase: t.field({
      type: ContestPhase,
      required: false,
      description: 'Of a contest, which must be named; DURING is the default.',
    }),
  }),
  validate: hasContestForPhase,
});

const SubmissionPage = pageObject('SubmissionPage', SubmissionObject);

builder.queryFields((t) => ({
  submission: t.prismaField({
    type: SubmissionObject,
    nullable: true,
    description: 'One submission. Null when there is none or the viewer may not see it.',
    authScopes: { public: true },
    args: { id: t.arg.int() },
    resolve: (query, _root, { id }, { db, viewer, now }) =>
      db.submission.findFirst({ ...query, where: { AND: [{ id }, visibleSubmissions(viewer, now)] } }),
  }),
  submissions: t.field({
    type: SubmissionPage,
    description:
      'Submissions outside contests and groups, or of one contest or group, newest first. 15 a page by default; ' +
      `counted and turned to up to ${maxCounted}. Totals from 1,000 on may be half a minute old.`,
    authScopes: { public: true },
    complexity: pageComplexity(defaultSubmissionPage),
    args: {
      filter: t.arg({ type: SubmissionFilterInput, required: false }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { filter, page }, context, info) => {
      if (filter?.onlyMine && context.viewer.kind !== 'user') throw unauthorized(context);
      const query = queryFromInfo({ context, info, path: ['items'], typeName: 'Submission' });
      return listSubmissions(context, { filter: filter ?? {}, page: pageOf({ page }, defaultSubmissionPage), query });
    },
  }),
  lastAcceptedSubmission: t.prismaField({
    type: SubmissionObject,
    nullable: true,
    description: "The viewer's last accepted submission to a problem, in a contest or outside of all.",
    authScopes: { signedIn: true },
    args: {
      problemId: t.arg.int({ description: 'Of the problem in the bank, in a contest too.' }),
      contestId: t.arg.int({ required: false, description: 'Absent: outside contests.' }),
    },
    resolve: async (query, _root, { problemId, contestId }, context) =>
      context.db.submission.findFirst({
        ...query,
        where: await lastAccepted(context, { problemId, contestId: contestId ?? null }),
        orderBy: { id: 'desc' },
      }),
  }),
}));
