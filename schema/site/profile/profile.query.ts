import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import { siteConfig } from '../../core/settings/site.service.ts';
import { DifficultyEnum } from '../../problem/bank/problem-enums.ts';
import { RankKindEnum } from '../rank/rank.query.ts';
import { placeOf } from '../rank/rank.service.ts';
import { isTimeZone } from './days.ts';
import { heatMapOf, type HeatMap } from './heat-map.service.ts';
import { dayLastSeen, oneProfile, solvedProblems, type SolvedByUser } from './profile.service.ts';

export const SolvedByUserType = builder.objectRef<SolvedByUser>('SolvedByUser').implement({
  description: 'A problem somebody has solved in practice.',
  fields: (t) => ({
    problemId: t.exposeInt('problemId'),
    displayId: t.exposeString('displayId'),
    difficulty: t.field({ type: DifficultyEnum, resolve: ({ difficulty }) => difficulty }),
  }),
});

const HeatMapDayType = builder.objectRef<HeatMap['days'][number]>('HeatMapDay').implement({
  description: 'A day with submissions.',
  fields: (t) => ({ date: t.exposeString('date', { description: 'YYYY-MM-DD.' }), count: t.exposeInt('count') }),
});

const HeatMapType = builder.objectRef<HeatMap>('HeatMap').implement({
  description: 'Submissions in practice by day, over 365 days.',
  fields: (t) => ({
    startDate: t.exposeString('startDate', { description: 'First day, YYYY-MM-DD.' }),
    endDate: t.exposeString('endDate', { description: 'Today, YYYY-MM-DD.' }),
    days: t.field({
      type: [HeatMapDayType],
      description: 'Those with any submissions, oldest first.',
      resolve: ({ days }) => [...days],
    }),
  }),
});

const timeZoneName = z
  .string()
  .max(50)
  .refine(isTimeZone, {
    params: {
      sentence: {
        'zh-CN': '未知的时区，请使用如 Asia/Shanghai 的名称。',
        'en-US': 'This is no time zone; use a name such as Asia/Shanghai.',
      },
    },
  });

const timeZoneArg = {
  required: false,
  description: 'Name of the zone days are counted in, such as Asia/Shanghai; that of the site by default.',
  validate: timeZoneName,
} as const;

/** Days begin and end in one zone in all figures of the site, unless another one is asked for. */
async function zoneOf(context: Pick<Context, 'db' | 'cache'>, asked: string | null | undefined): Promise<string> {
  return asked ?? (await siteConfig(context)).timeZone;
}

/** What costs a query of its own is for one profile, not for a list of them. */
const ownQuery = { complexity: { field: 500, multiplier: 1 } } as const;

export const UserProfileType = builder.prismaObject('User', {
  variant: 'UserProfile',
  select: { id: true },
  description: 'The page of a user.',
  fields: (t) => ({
    user: t.variant('User'),
    lastSeenOn: t.string({
      nullable: true,
      description: 'Day on which the account was last signed in and seen, YYYY-MM-DD. Null when none is known.',
      args: { timeZone: t.arg.string(timeZoneArg) },
      select: { lastSeenAt: true },
      resolve: async (user, { timeZone }, context) => dayLastSeen(user, await zoneOf(context, timeZone)),
    }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the account was last signed in and seen, to the hour. Null when it is not known.',
    }),
    place: t.int({
      nullable: true,
      description: 'Place in a rank; null when it does not list the user.',
      args: { kind: t.arg({ type: RankKindEnum }) },
      ...ownQuery,
      resolve: ({ id }, { kind }, { db }) => placeOf(db, kind, id),
    }),
    solvedProblems: t.field({
      type: [SolvedByUserType],
      description: 'In practice, as far as the viewer may see the problems, in the order of the problem list.',
      ...ownQuery,
      resolve: ({ id }, _args, context) => solvedProblems(context, id),
    }),
    heatMap: t.field({
      type: HeatMapType,
      ...ownQuery,
      args: { timeZone: t.arg.string(timeZoneArg) },
      resolve: async ({ id }, { timeZone }, context) => heatMapOf(context, id, await zoneOf(context, timeZone)),
    }),
  }),
});

builder.queryFields((t) => ({
  profile: t.prismaField({
    type: UserProfileType,
    nullable: true,
    description:
      'Of the user with this id, or else this username (in any case), or else of the viewer. ' +
      'Null when there is no such user, and for all but admins when the account is disabled.',
    authScopes: { public: true },
    args: {
      id: t.arg.string({ required: false, validate: z.string().max(64) }),
      username: t.arg.string({ required: false, validate: z.string().max(64) }),
    },
    resolve: (query, _root, key, { db, viewer }) => {
      const where = oneProfile(viewer, key);
      return where && db.user.findFirst({ ...query, where });
    },
  }),
}));
