import type { Prisma, Role, SiteRight } from '@verdict/prisma/generated/client/client.ts';
import { level } from '@verdict/schema/core/level.ts';
import { apiTokenFor } from '../../factories/api-token.ts';
import { buildContest } from '../../factories/contest.ts';
import { buildDiscussion } from '../../factories/discussion.ts';
import { buildGroup } from '../../factories/group.ts';
import { buildProblem } from '../../factories/problem.ts';
import { buildReport } from '../../factories/report.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { startTestServer, type TestServer } from '../../server/test-server.ts';
import { askersAt } from './turn.ts';

/**
 * Who asks. The solver solved every problem. The restricted account is muted. Author and solver are members of the
 * group, which removed the removed author since. The moderator is a user with that right. The last ones ask by tokens
 * that are no sessions.
 */
export const discussionAskers = [
  'signed out',
  'user',
  'restricted',
  'solver',
  'applicant',
  'member',
  'group admin',
  'group root',
  'group owner',
  'owner of another group',
  'author',
  'removed author',
  'moderator',
  'problem admin',
  'admin',
  'super admin',
  'moderator by reading token',
  'super admin by reading token',
  'super admin by token',
  'token without scopes that matter',
] as const;
export type DiscussionAsker = (typeof discussionAskers)[number];

export const discussionKinds = [
  'general',
  'disabled',
  'about a problem',
  'about a hidden problem',
  'after solving',
  'for staff',
  'about a problem of a running contest',
  'of a group',
  'disabled of a group',
] as const;
export type DiscussionKind = (typeof discussionKinds)[number];

/** Those who differ from an ordinary account in a group only. */
const groupAskers: readonly DiscussionAsker[] = [
  'applicant',
  'member',
  'group admin',
  'group root',
  'owner of another group',
  'removed author',
];
const groupKinds: readonly DiscussionKind[] = ['of a group', 'disabled of a group'];
const siteKinds = discussionKinds.filter((kind) => !groupKinds.includes(kind));

export function askersOf(kind: DiscussionKind, row: string): readonly DiscussionAsker[] {
  return askersAt({ askers: discussionAskers, groupAskers, sitePlaces: siteKinds, groupPlaces: groupKinds }, kind, row);
}

/** A discussion whose every text holds a mark that stands nowhere else. */
export interface MarkedDiscussion {
  readonly id: number;
  readonly groupId: number | null;
  readonly mark: string;
  readonly categoryId: number;
  /** A comment of another account, with a reply. */
  readonly comment: { readonly id: number; readonly replyId: number };
  readonly reportId: number;
  /** Of its row in the moderation queue. */
  readonly rowId: number;
  /** A warning. */
  readonly actId: number;
}

export interface DiscussionScene {
  readonly server: TestServer;
  readonly discussions: Readonly<Record<DiscussionKind, MarkedDiscussion>>;
  /** Of the group, by an author who was removed from it. */
  readonly ofRemovedAuthor: MarkedDiscussion;
  /** Another discussion of the kind, for what can be done to one but once. */
  readonly another: (kind: DiscussionKind) => Promise<MarkedDiscussion>;
  readonly tokens: Readonly<Record<DiscussionAsker, string | null>>;
}

/** A site with a discussion of each kind and an account of each kind. */
export async function buildDiscussionScene(): Promise<DiscussionScene> {
  const server = await startTestServer();
  const { services } = server;
  const { db } = services;
  const make = async (role: Role = 'USER', siteRights: SiteRight[] = []) => {
    const user = await buildUser(services, { role, siteRights });
    await db.userStatistics.create({ data: { userId: user.id, solved: 10 } });
    return user;
  };
  const [user, restricted, solver, applicant, member] = await Promise.all([
    make(),
    make('MUTED'),
    make(),
    make(),
    make(),
  ]);
  const [groupAdmin, groupRoot, groupOwner, otherOwner] = await Promise.all([make(), make(), make(), make()]);
  const [author, removedAuthor, writer] = await Promise.all([make(), make(), make()]);
  const [problemAdmin, admin, root] = await Promise.all([make('PROBLEM_ADMIN'), make('ADMIN'), make('ROOT')]);
  const moderator = await make('USER', ['MODERATOR']);
  await buildGroup(services, otherOwner);
  const group = await buildGroup(services, groupOwner, {
    levels: [
      [solver, level.member],
      [applicant, level.applicant],
      [member, level.member],
      [author, level.member],
      [groupAdmin, level.admin],
      [groupRoot, level.root],
    ],
  });
  const problemOf = async (visibility: 'PUBLIC' | 'PRIVATE') => {
    const problem = await buildProblem(services, { hasTests: false, visibility });
    await db.solvedProblem.create({
      data: { userId: solver.id, problemId: problem.id, firstAcceptedAt: new Date() },
    });
    return problem.id;
  };
  const [open, hidden, inContest] = await Promise.all([problemOf('PUBLIC'), problemOf('PRIVATE'), problemOf('PUBLIC')]);
  const contest = await buildContest(services, { authorId: groupOwner.id });
  await db.contestProblem.create({
    data: { contestId: contest.id, problemId: inContest, displayId: 'A', displayTitle: 'A' },
  });
  const wishes: Readonly<Record<DiscussionKind, Partial<Prisma.DiscussionUncheckedCreateInput>>> = {
    general: {},
    disabled: { isDisabled: true },
    'about a problem': { problemId: open },
    'about a hidden problem': { problemId: hidden },
    'after solving': { problemId: open, disclosure: 'SOLVED' },
    'for staff': { problemId: open, disclosure: 'STAFF' },
    'about a problem of a running contest': { problemId: inContest },
    'of a group': { groupId: group.id },
    'disabled of a group': { groupId: group.id, isDisabled: true },
  };
  // Whose comments can be accepted as the answer.
  const help = await db.discussionCategory.findFirstOrThrow({ where: { isHelp: true }, select: { id: true } });
  const build = async (kind: DiscussionKind, authorId = author.id): Promise<MarkedDiscussion> => {
    const discussion = await buildDiscussion(services, { authorId, categoryId: help.id, ...wishes[kind] });
    const { id, title, groupId, categoryId } = discussion;
    const mark = title.replace('Title ', '');
    const said = { authorId: writer.id, content: `said ${mark}`, createdAt: new Date() };
    const { comments } = await db.thread.create({
      data: {
        discussionId: id,
        commentCount: 2,
        comments: { create: { ...said, replies: { create: { ...said, recipientId: writer.id } } } },
      },
      select: { comments: { select: { id: true, replies: { select: { id: true } } } } },
    });
    const reported = { reporterId: writer.id, groupId, text: `reported ${mark}` };
    const report = await buildReport(services, { discussionId: id }, reported);
    const act = await db.moderationAct.create({
      data: { moderatedTextId: report.rowId, kind: 'WARN', reason: `warned ${mark}`, createdAt: new Date() },
      select: { id: true },
    });
    await db.textRevision.create({
      data: { discussionId: id, content: `former ${mark}`, writtenAt: new Date(), replacedAt: new Date() },
    });
    const comment = { id: comments[0]?.id ?? 0, replyId: comments[0]?.replies[0]?.id ?? 0 };
    return { id, groupId, mark, categoryId, comment, reportId: report.id, rowId: report.rowId, actId: act.id };
  };
  const discussions = {} as Record<DiscussionKind, MarkedDiscussion>;
  for (const kind of discussionKinds) discussions[kind] = await build(kind);
  const session = (who: Parameters<typeof tokenFor>[1]) => tokenFor(services, who);
  return {
    server,
    discussions,
    ofRemovedAuthor: await build('of a group', removedAuthor.id),
    another: build,
    tokens: {
      'signed out': null,
      user: await session(user),
      restricted: await session(restricted),
      solver: await session(solver),
      applicant: await session(applicant),
      member: await session(member),
      'group admin': await session(groupAdmin),
      'group root': await session(groupRoot),
      'group owner': await session(groupOwner),
      'owner of another group': await session(otherOwner),
      author: await session(author),
      'removed author': await session(removedAuthor),
      moderator: await session(moderator),
      'problem admin': await session(problemAdmin),
      admin: await session(admin),
      'super admin': await session(root),
      'moderator by reading token': await apiTokenFor(services, moderator, ['READ', 'SUBMIT']),
      'super admin by reading token': await apiTokenFor(services, root, ['READ', 'SUBMIT']),
      'super admin by token': await apiTokenFor(services, root, ['READ', 'SUBMIT', 'ADMIN']),
      'token without scopes that matter': await apiTokenFor(services, root, ['ACCOUNT']),
    },
  };
}
