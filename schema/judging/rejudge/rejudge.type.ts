import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { SubmissionObject } from '../submission/submission.type.ts';
import { rejudgeFilterSchema, type RejudgeFilter } from './rejudge-filter.ts';
import { defaultItemPage, itemFilters, listRejudgeItems, type RejudgeItemView } from './rejudge-item.service.ts';
import { loadRejudgeProgress, type RejudgeProgress } from './rejudge-progress.loader.ts';

const RejudgeStateType = builder.enumType('RejudgeState', {
  values: {
    RUNNING: { description: 'Some results are not in yet.' },
    READY: { description: 'A preview whose results are all in: to be applied or discarded.' },
    APPLIED: { description: 'The results count.' },
    DISCARDED: { description: 'A preview whose results were dropped.' },
  },
});

const RejudgeItemFilterType = builder.enumType('RejudgeItemFilter', {
  description:
    'CHANGED: another status or score. AC_LOST, AC_WON: no longer, or now, accepted. ' +
    'SKIPPED: left as it was, or would be, were the preview applied now. WAITING: not judged yet.',
  values: itemFilters,
});

const RejudgeProgressType = builder.objectRef<RejudgeProgress>('RejudgeProgress').implement({
  description: 'How far a batch is, and what it changed so far.',
  fields: (t) => ({
    total: t.exposeInt('total'),
    done: t.exposeInt('done'),
    changed: t.exposeInt('changed', {
      description: 'Another status or score than before; like the next two without what is skipped.',
    }),
    acLost: t.exposeInt('acLost', { description: 'Accepted before, no longer.' }),
    acWon: t.exposeInt('acWon', { description: 'Accepted now, not before.' }),
    skipped: t.exposeInt('skipped', {
      description: 'Of an applied preview: left as they were. Of an open one: would be, were it applied now.',
    }),
  }),
});

const RejudgeScopeType = builder.objectRef<RejudgeFilter>('RejudgeScope').implement({
  description: 'Which submissions a batch took, as asked for; null: any.',
  fields: (t) => ({
    submissionIds: t.intList({ nullable: true, resolve: ({ submissionIds }) => submissionIds ?? null }),
    problemId: t.int({ nullable: true, resolve: ({ problemId }) => problemId ?? null }),
    problem: t.prismaField({
      type: 'Problem',
      nullable: true,
      description: 'The one chosen by problemId; null also when it is gone.',
      resolve: (query, { problemId }, _args, { db }) =>
        problemId ? db.problem.findUnique({ ...query, where: { id: problemId } }) : null,
    }),
    problemDisplayId: t.string({ nullable: true, resolve: ({ problemDisplayId }) => problemDisplayId ?? null }),
    contestId: t.int({ nullable: true, resolve: ({ contestId }) => contestId ?? null }),
    contestTitle: t.string({
      nullable: true,
      description: 'Title of the one chosen by contestId; null also when it is gone.',
      resolve: async ({ contestId }, _args, { db }) =>
        contestId
          ? ((await db.contest.findUnique({ where: { id: contestId }, select: { title: true } }))?.title ?? null)
          : null,
    }),
    contestProblemId: t.int({ nullable: true, resolve: ({ contestProblemId }) => contestProblemId ?? null }),
    contestProblemName: t.string({
      nullable: true,
      description: 'Display id and title of the one chosen by contestProblemId; null also when it is gone.',
      resolve: async ({ contestProblemId }, _args, { db }) => {
        if (!contestProblemId) return null;
        const found = await db.contestProblem.findUnique({
          where: { id: contestProblemId },
          select: { displayId: true, displayTitle: true },
        });
        return found && `${found.displayId} ${found.displayTitle}`;
      },
    }),
    languageKey: t.string({ nullable: true, resolve: ({ languageKey }) => languageKey ?? null }),
    statuses: t.intList({ nullable: true, resolve: ({ statuses }) => statuses ?? null }),
    username: t.string({ nullable: true, resolve: ({ username }) => username ?? null }),
    submittedFrom: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ submittedFrom }) => (submittedFrom ? new Date(submittedFrom) : null),
    }),
    submittedUntil: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ submittedUntil }) => (submittedUntil ? new Date(submittedUntil) : null),
    }),
    isOutdatedOnly: t.boolean({ resolve: ({ isOutdatedOnly }) => isOutdatedOnly ?? false }),
    includesManual: t.boolean({ resolve: ({ includesManual }) => includesManual ?? false }),
  }),
});

const RejudgeItemType = builder
  .objectRef<RejudgeItemView & { readonly submission: { readonly id: number } }>('RejudgeItem')
  .implement({
    description: 'The verdict a submission had when the batch began, and the one it got.',
    fields: (t) => ({
      id: t.exposeInt('id'),
      submission: t.field({ type: SubmissionObject, resolve: ({ submission }) => submission }),
      oldStatus: t.exposeInt('oldStatus', { description: 'Specification status code.' }),
      oldScore: t.exposeInt('oldScore', { nullable: true }),
      oldTimeMs: t.exposeInt('oldTimeMs', { nullable: true }),
      oldMemoryKb: t.exposeInt('oldMemoryKb', { nullable: true }),
      newStatus: t.exposeInt('newStatus', { nullable: true, description: 'Null: not judged yet.' }),
      newScore: t.exposeInt('newScore', { nullable: true }),
      newTimeMs: t.exposeInt('newTimeMs', { nullable: true }),
      newMemoryKb: t.exposeInt('newMemoryKb', { nullable: true }),
      isSkipped: t.exposeBoolean('isSkipped', { description: 'Of an applied preview: left as it was.' }),
      isStale: t.exposeBoolean('isStale', {
        description:
          'Of an open preview: will be skipped, since its verdict changed meanwhile or judging ' +
          'failed for reasons of our own.',
      }),
    }),
  });

const RejudgeItemPage = pageObject('RejudgeItemPage', RejudgeItemType);

export const RejudgeObject = builder.prismaObject('Rejudge', {
  select: { id: true },
  description: 'A batch of submissions judged again.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    isPreview: t.exposeBoolean('isPreview', {
      description: 'Results stay beside the standing verdicts until applied.',
    }),
    scope: t.field({
      type: RejudgeScopeType,
      select: { filter: true },
      resolve: ({ filter }) => rejudgeFilterSchema.parse(filter),
    }),
    createdBy: t.relation('createdBy', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    state: t.field({
      type: RejudgeStateType,
      resolve: async ({ id }, _args, context) => (await loadRejudgeProgress(context, id)).state,
    }),
    finishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: async ({ id }, _args, context) => (await loadRejudgeProgress(context, id)).finishedAt,
    }),
    progress: t.field({
      type: RejudgeProgressType,
      resolve: ({ id }, _args, context) => loadRejudgeProgress(context, id),
    }),
    items: t.field({
      type: RejudgeItemPage,
      description: 'Before and after, by submission.',
      complexity: pageComplexity(defaultItemPage),
      args: {
        filter: t.arg({ type: RejudgeItemFilterType, required: false }),
        page: t.arg({ type: PageInput, required: false }),
      },
      resolve: ({ id }, { filter, page }, context, info) => {
        const query = queryFromInfo({ context, info, path: ['items', 'submission'], typeName: 'Submission' });
        return listRejudgeItems(context, {
          rejudgeId: id,
          filter: filter ?? 'ALL',
          page: pageOf({ page }, defaultItemPage),
          query,
        });
      },
    }),
  }),
});
