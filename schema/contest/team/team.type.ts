import { builder } from '../../core/builder.ts';
import { pageObject } from '../../core/page.ts';
import { isContestAdmin, contestRuleSelect } from '../../place/contest/contest.rule.ts';
import { ContestObject } from '../core/contest.type.ts';
import { findOwnTeam, type ContestTeam } from './own-team.service.ts';
import { teamRefusal } from './team.rule.ts';

const ContestTeamType = builder.objectRef<ContestTeam>('ContestTeam').implement({
  description: 'A team of a contest, for its members and admins of the contest: one row of the board.',
  fields: (t) => ({
    participantId: t.int({ resolve: ({ id }) => id }),
    name: t.string({ resolve: ({ name }) => name ?? '' }),
    inviteCode: t.string({
      description: 'Who knows it may join before the start.',
      resolve: ({ inviteCode }) => inviteCode ?? '',
    }),
    members: t.stringList({
      description: 'Usernames.',
      resolve: ({ members }) => members.map(({ user }) => user.username),
    }),
    hasSubmitted: t.boolean({
      description: 'Has the team submitted something? Then nobody leaves it any more.',
      resolve: ({ _count }) => _count.submissions > 0,
    }),
  }),
});

export const ContestTeamPage = pageObject('ContestTeamPage', ContestTeamType);

builder.prismaObjectFields(ContestObject, (t) => ({
  viewerTeam: t.field({
    type: ContestTeamType,
    nullable: true,
    description: 'Team the viewer is in. Null: none.',
    select: { id: true, teamSize: true },
    resolve: ({ id, teamSize }, _args, context) => (teamSize < 2 ? null : findOwnTeam(context, id)),
  }),
  viewerCanFormTeam: t.boolean({
    description: 'Do the contest and its time let the viewer found a team, or join one?',
    select: { ...contestRuleSelect, teamSize: true },
    resolve: (contest, _args, { viewer, now }) =>
      viewer.kind === 'user' &&
      teamRefusal(contest, { now, isAdmin: isContestAdmin(viewer, contest), isByAdmin: false }) === null,
  }),
}));
