import { builder } from '../../core/builder.ts';
import { changedSince } from '../../place/contest/problem-change.ts';
import { may } from '../../place/place.rule.ts';
import { ProblemTypeEnum, ProblemVisibilityEnum, JudgeModeEnum } from '../../problem/bank/problem-enums.ts';
import { titleIn } from '../../problem/bank/problem-title.ts';
import type { ManagedContestProblem } from './contest-problem-list.service.ts';
import { loadOutdatedVerdicts } from './outdated-verdicts.loader.ts';
import type { OutdatedVerdicts } from './outdated-verdicts.service.ts';

const OutdatedVerdictsType = builder.objectRef<OutdatedVerdicts>('OutdatedVerdicts').implement({
  description: 'Standing verdicts made with other test data, another checker or other limits than the problem has now.',
  fields: (t) => ({
    count: t.exposeInt('count'),
    changedAt: t.expose('changedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When test data or limits last changed after one of them; null when the checker alone changed.',
    }),
  }),
});

export const ManagedContestProblemType = builder.objectRef<ManagedContestProblem>('ManagedContestProblem').implement({
  description: 'A problem of a contest, as those who keep the contest see it.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Of its place in the contest.' }),
    contestId: t.exposeInt('contestId'),
    contestTitle: t.string({ resolve: ({ contest }) => contest.title }),
    problemId: t.exposeInt('problemId'),
    displayId: t.exposeString('displayId', { description: 'In the contest.' }),
    displayTitle: t.exposeString('displayTitle', { description: 'In the contest.' }),
    color: t.exposeString('color', { nullable: true, description: 'Of its balloon, CSS.' }),
    position: t.exposeInt('position'),
    bankDisplayId: t.string({ resolve: ({ problem }) => problem.displayId }),
    bankTitle: t.string({
      description: "In the bank, in the viewer's language.",
      resolve: ({ problem }, _args, { locale }) => titleIn(problem, locale),
    }),
    visibility: t.field({
      type: ProblemVisibilityEnum,
      description: 'Who sees it outside of contests.',
      resolve: ({ problem }) => problem.visibility,
    }),
    type: t.field({ type: ProblemTypeEnum, resolve: ({ problem }) => problem.type }),
    judgeMode: t.field({ type: JudgeModeEnum, resolve: ({ problem }) => problem.judgeMode }),
    hasTests: t.boolean({ resolve: ({ problem }) => problem.testSetId !== null || problem.isRemote }),
    submissionCount: t.int({ description: 'In the contest.', resolve: ({ _count }) => _count.submissions }),
    outdatedVerdicts: t.field({
      type: OutdatedVerdictsType,
      nullable: true,
      description: 'In the contest; a rejudge may change them. Null: none.',
      resolve: ({ id }, _args, context) => loadOutdatedVerdicts(context, id),
    }),
    changedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When a problem of another place last got another statement, limit, checker or test data after it was added. ' +
        'Null: not since, or it is of the place of the contest.',
      resolve: ({ problem, contest, addedAt }) =>
        problem.groupId === contest.groupId ? null : changedSince(problem, addedAt),
    }),
    viewerCanEditProblem: t.boolean({
      description: 'May the viewer change the problem itself?',
      resolve: ({ problem }, _args, { viewer }) => may(viewer, 'problem.edit', problem),
    }),
  }),
});
