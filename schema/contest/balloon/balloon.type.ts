import { builder } from '../../core/builder.ts';
import { pageObject } from '../../core/page.ts';
import { namedTitle } from '../../problem/bank/named-title.ts';
import type { BalloonRow } from './balloon.service.ts';

export const BalloonType = builder.objectRef<BalloonRow>('Balloon').implement({
  description:
    'A problem that a participant of an ACM contest solved, whose balloon is to be brought or was. For contest admins.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Of the submission that solved it.' }),
    problemId: t.exposeInt('problemId'),
    problemDisplayId: t.string({
      description: 'Within the contest.',
      resolve: ({ contestProblem }) => contestProblem?.displayId ?? '',
    }),
    problemTitle: t.string({
      resolve: ({ contestProblem: named }, _args, { locale }) =>
        named === null ? '' : namedTitle(named.problem, named.displayTitle, locale),
    }),
    color: t.string({
      nullable: true,
      description: 'CSS; null: the jury chose none.',
      resolve: ({ contestProblem }) => contestProblem?.color ?? null,
    }),
    userId: t.id({ description: 'Who submitted it.', resolve: ({ user }) => user.id }),
    username: t.string({ resolve: ({ user }) => user.username }),
    realName: t.string({ nullable: true, resolve: ({ user }) => user.realName }),
    teamName: t.string({ nullable: true, resolve: ({ participant }) => participant?.name ?? null }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime' }),
    second: t.exposeInt('second', { description: 'Since the start.' }),
    isFirst: t.exposeBoolean('isFirst', { description: 'Was nobody earlier? Star participants never are first.' }),
    isSinceFreeze: t.exposeBoolean('isSinceFreeze', {
      description: 'Was the problem solved since the freeze, while the scoreboard is frozen for contestants?',
    }),
    isRevoked: t.exposeBoolean('isRevoked', {
      description: 'Was it brought for a submission that is not accepted any more? It is to be taken back.',
    }),
    checkedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was brought; null: not yet, or it was taken back.',
      resolve: ({ brought }) => brought?.checkedAt ?? null,
    }),
    carrierName: t.string({
      nullable: true,
      description: 'Who said so.',
      resolve: ({ brought }) => brought?.carrier?.username ?? null,
    }),
  }),
});

export const BalloonPage = pageObject('BalloonPage', BalloonType);

/** Which balloons a list has. Scripts that know neither argument go on reading all that are earned. */
export const balloonArgs = {
  includesFrozen: {
    defaultValue: true,
    description: 'Also those to be brought for problems solved since the freeze, while the scoreboard is frozen?',
  },
  includesRevoked: {
    defaultValue: false,
    description: 'Also those brought for submissions that are not accepted any more, before all others?',
  },
} as const;
