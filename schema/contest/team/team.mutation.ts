import { z } from 'zod';
import { TooManyRequests } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { rowQuery } from '../../core/row-query.ts';
import {
  AccountNotAdmitted,
  ContestNotFound,
  NotContestAdmin,
  WrongContestPassword,
} from '../../place/contest/contest.error.ts';
import { ContestObject } from '../core/contest.type.ts';
import {
  AlreadyInTeam,
  AlreadySubmitted,
  NoSuchMember,
  TeamFull,
  TeamNameTaken,
  TeamNotFound,
  TeamsNotOpen,
} from './team.error.ts';
import { addTeamMember, foundTeam, joinTeam, leaveTeam, removeTeamMember } from './team.service.ts';

const name = z.string().trim().min(1).max(100);
const password = {
  required: false,
  description: 'Of a contest that is not public, unless the viewer is registered.',
  validate: z.string().max(255),
} as const;
const joining = [
  ContestNotFound,
  TeamsNotOpen,
  AccountNotAdmitted,
  WrongContestPassword,
  TooManyRequests,
  AlreadyInTeam,
  AlreadySubmitted,
] as const;

builder.mutationFields((t) => ({
  foundContestTeam: t.prismaField({
    type: ContestObject,
    description: 'Founds a team with the viewer in it, before the start of a contest for teams.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [...joining, TeamNameTaken] },
    args: {
      contestId: t.arg.int(),
      name: t.arg.string({ description: 'At most 100 characters.', validate: name }),
      password: t.arg.string(password),
    },
    resolve: async (query, _root, args, context) => {
      await foundTeam(context, { contestId: args.contestId, name: args.name, password: args.password ?? null });
      return context.db.contest.findUniqueOrThrow({ ...rowQuery(query), where: { id: args.contestId } });
    },
  }),
  joinContestTeam: t.prismaField({
    type: ContestObject,
    description: 'Joins a team by its invitation code, before the start.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [...joining, TeamNotFound, TeamFull] },
    args: {
      contestId: t.arg.int(),
      code: t.arg.string({ validate: z.string().max(100) }),
      password: t.arg.string(password),
    },
    resolve: async (query, _root, args, context) => {
      await joinTeam(context, { contestId: args.contestId, code: args.code, password: args.password ?? null });
      return context.db.contest.findUniqueOrThrow({ ...rowQuery(query), where: { id: args.contestId } });
    },
  }),
  leaveContestTeam: t.prismaField({
    type: ContestObject,
    description:
      'Leaves the team of the viewer, which goes with its last member; ' +
      'not once the team has submitted something, or the contest is over.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [ContestNotFound, TeamsNotOpen, TeamNotFound, AlreadySubmitted] },
    args: { contestId: t.arg.int() },
    resolve: async (query, _root, { contestId }, context) => {
      await leaveTeam(context, contestId);
      return context.db.contest.findUniqueOrThrow({ ...rowQuery(query), where: { id: contestId } });
    },
  }),
  addContestTeamMember: t.prismaField({
    type: ContestObject,
    description:
      'Puts an account into a team, for admins of the contest, until its end; ' +
      'where no team has the name, it is founded.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: {
      types: [ContestNotFound, NotContestAdmin, TeamsNotOpen, NoSuchMember, TeamFull, AlreadyInTeam, AlreadySubmitted],
    },
    args: {
      contestId: t.arg.int(),
      teamName: t.arg.string({ validate: name }),
      username: t.arg.string({ validate: z.string().max(200) }),
    },
    resolve: async (query, _root, args, context) => {
      await addTeamMember(context, args);
      return context.db.contest.findUniqueOrThrow({ ...rowQuery(query), where: { id: args.contestId } });
    },
  }),
  removeContestTeamMember: t.prismaField({
    type: ContestObject,
    description:
      'Takes an account out of its team, which goes with its last member, for admins of the contest; ' +
      'not once the team has submitted something, or the contest is over.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [ContestNotFound, NotContestAdmin, TeamsNotOpen, TeamNotFound, AlreadySubmitted] },
    args: { contestId: t.arg.int(), username: t.arg.string({ validate: z.string().max(200) }) },
    resolve: async (query, _root, args, context) => {
      await removeTeamMember(context, args);
      return context.db.contest.findUniqueOrThrow({ ...rowQuery(query), where: { id: args.contestId } });
    },
  }),
}));
