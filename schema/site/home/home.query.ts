import { builder } from '../../core/builder.ts';
import { ContestAccessEnum, OiScoreRuleEnum } from '../../place/contest/contest-enums.ts';
import { ProblemTypeEnum } from '../../problem/bank/problem-enums.ts';
import { ProblemObject } from '../../problem/bank/problem.type.ts';
import { lastUpdatedFirst, lastUpdatedProblems, recentContests, type RecentContestRow } from './recent.service.ts';
import { weekRank, weekSubmissions, type DayFigures, type WeekSolver } from './week-figures.service.ts';

const RecentContest = builder.objectRef<RecentContestRow>('RecentContest').implement({
  description: 'A contest that runs or is to come.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    title: t.exposeString('title'),
    type: t.expose('type', { type: ProblemTypeEnum }),
    access: t.expose('access', { type: ContestAccessEnum }),
    authorName: t.string({ resolve: ({ author }) => author.username }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    oiScoreRule: t.expose('oiScoreRule', { type: OiScoreRuleEnum }),
    groupName: t.string({
      nullable: true,
      description: 'Null: of the site.',
      resolve: ({ group }) => group?.name ?? null,
    }),
  }),
});

const DaySubmissions = builder.objectRef<DayFigures>('DaySubmissions').implement({
  description: 'What was submitted on a day, outside contests and groups.',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'YYYY-MM-DD in the time zone of the site.' }),
    total: t.exposeInt('total'),
    accepted: t.exposeInt('accepted'),
  }),
});

const WeekSolverType = builder.objectRef<WeekSolver>('WeekSolver').implement({
  description: 'Somebody who solved problems in the last week.',
  fields: (t) => ({
    userId: t.exposeID('userId'),
    username: t.exposeString('username'),
    nickname: t.exposeString('nickname', { nullable: true }),
    avatarUrl: t.exposeString('avatarUrl', { nullable: true }),
    titleName: t.exposeString('titleName', { nullable: true }),
    titleColor: t.exposeString('titleColor', { nullable: true }),
    solved: t.exposeInt('solved', {
      description: 'Public problems solved for the first time in the last seven days, outside contests and groups.',
    }),
  }),
});

builder.queryFields((t) => ({
  recentContests: t.field({
    type: [RecentContest],
    description:
      "At most 5 contests of the site and of the viewer's groups: running ones by their end, " +
      'then coming ones by their start.',
    authScopes: { public: true },
    resolve: (_root, _args, context) => recentContests(context),
  }),
  updatedProblems: t.prismaField({
    type: [ProblemObject],
    description: 'At most 8 public problems, those changed last first.',
    authScopes: { public: true },
    resolve: async (query, _root, _args, context) =>
      context.db.problem.findMany({ ...query, where: await lastUpdatedProblems(context), orderBy: lastUpdatedFirst }),
  }),
  weekRank: t.field({
    type: [WeekSolverType],
    description: 'The 10 who solved most new problems in the last seven days.',
    authScopes: { public: true },
    resolve: (_root, _args, context) => weekRank(context),
  }),
  weekSubmissions: t.field({
    type: [DaySubmissions],
    description: 'Submissions of today and the six days before, oldest first; at most half a minute old.',
    authScopes: { public: true },
    args: { isFresh: t.arg.boolean({ required: false, description: 'Counted anew; heeded from admins only.' }) },
    resolve: (_root, { isFresh }, context) => weekSubmissions(context, isFresh === true),
  }),
}));
