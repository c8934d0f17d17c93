import { Gender, Role, SiteRight } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import { mayReadPrivate } from '../../core/site-act.rule.ts';

export const RoleType = builder.enumType(Role, {
  name: 'Role',
  description: 'What an account may do; the specification numbers them 1000 (root) to 1008.',
});

export const SiteRightType = builder.enumType(SiteRight, {
  name: 'SiteRight',
  description:
    'What an account may do on the site beside its role. TEACHER: create groups without limits, and make accounts in ' +
    'them. MODERATOR: moderate what is written on the site. ANNOUNCER: write announcements and notices. SUPPORT: ' +
    'read the list of accounts, and help those who cannot sign in.',
});

export const GenderType = builder.enumType(Gender, { name: 'Gender' });

const UserStatisticsType = builder.prismaObject('UserStatistics', {
  select: { userId: true },
  description: 'Counters of one user, outside contests and groups.',
  fields: (t) => ({
    submissions: t.exposeInt('submissions', { description: 'Judged submissions.' }),
    solved: t.exposeInt('solved', { description: 'Distinct problems solved.' }),
    oiRankScore: t.exposeInt('oiRankScore', { description: 'Sum of the best OI rank score of each problem.' }),
  }),
});

/** A user before the first verdict has no row yet. */
function emptyStatistics(userId: string) {
  return { userId, submissions: 0, solved: 0, oiRankScore: 0 };
}

/** Granted by a field that answers the user who has just signed in, before the request's viewer knows. */
export const ownUser = 'ownUser';

const ownOrAdmin = 'for the user and admins; null for others';

/** Options of a field that only the user and admins read. */
const privateField = {
  authScopes: (user: { readonly id: string }, _args: unknown, { viewer }: Context) =>
    mayReadPrivate(viewer, user.id) || { $granted: ownUser },
  unauthorizedResolver: () => null,
};

export const UserType = builder.prismaObject('User', {
  select: { id: true },
  description: 'An account as others see it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: '32 lower-case hex characters.' }),
    username: t.exposeString('username'),
    nickname: t.exposeString('nickname', { nullable: true }),
    avatarUrl: t.exposeString('avatarUrl', { nullable: true }),
    titleName: t.exposeString('titleName', { nullable: true, description: 'Honorary title shown beside the name.' }),
    titleColor: t.exposeString('titleColor', { nullable: true, description: 'CSS colour of the title.' }),
    gender: t.expose('gender', { type: GenderType }),
    school: t.exposeString('school', { nullable: true }),
    course: t.exposeString('course', { nullable: true }),
    signature: t.exposeString('signature', { nullable: true }),
    github: t.exposeString('github', { nullable: true }),
    blog: t.exposeString('blog', { nullable: true }),
    cfUsername: t.exposeString('cfUsername', { nullable: true, description: 'Name on Codeforces.' }),
    role: t.expose('role', { type: RoleType }),
    email: t.exposeString('email', { nullable: true, description: `E-mail address, ${ownOrAdmin}.`, ...privateField }),
    realName: t.exposeString('realName', { nullable: true, description: `Real name, ${ownOrAdmin}.`, ...privateField }),
    studentId: t.exposeString('studentId', {
      nullable: true,
      description: `Student number, ${ownOrAdmin}.`,
      ...privateField,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    statistics: t.field({
      type: UserStatisticsType,
      select: (_args, _context, nestedSelection) => ({ id: true, statistics: nestedSelection(true) }),
      resolve: (user) => user.statistics ?? emptyStatistics(user.id),
    }),
  }),
});
