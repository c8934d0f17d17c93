import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { registerArchiveRefusal, type RefusedMutation } from '../../core/archive.plugin.ts';
import type { Context, Viewer } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { rowId } from '../../core/row-id.ts';
import { findComment, findReply } from '../../discussion/comment/comment-list.service.ts';
import { closedProblems } from '../../discussion/core/closed-problems.service.ts';
import { readableDiscussions } from '../../discussion/core/discussion.rule.ts';
import { enterThread } from '../../discussion/thread/enter-thread.service.ts';
import type { EnteredThread } from '../../discussion/thread/thread.ts';
import { visibleSubmissions } from '../../judging/submission/submission.rule.ts';
import { administeredContests, visibleContests } from '../../place/contest/contest.rule.ts';
import { groupsOf, may } from '../../place/place.rule.ts';
import { visibleProblems } from '../../problem/bank/problem.rule.ts';
import { openAnnouncements } from '../../site/announcement/announcement.rule.ts';
import { visibleTrainings } from '../../training/core/training.rule.ts';
import { GroupArchived } from '../core/group.error.ts';

/** Row filter: in one of the archived groups that the viewer belongs to. */
interface Inside {
  readonly groupId: { in: number[] };
}

/** A kind of row that mutations name. */
interface Target {
  /** Argument of any mutation that names it; absent: only `id` does. */
  readonly key?: string;
  /** Mutations whose argument `id` names it. */
  readonly mutations: readonly string[];
  /** Null: it is in none of the groups, or the viewer may not read it. */
  readonly find: (context: Context, id: number, inside: Inside) => Promise<object | null>;
}

const select = { id: true } as const;

const targets: readonly Target[] = [
  {
    key: 'groupId',
    mutations: ['removeGroupAvatar', 'updateGroup'],
    find: (_context, id, { groupId }) => Promise.resolve(groupId.in.includes(id) ? { id } : null),
  },
  {
    key: 'problemId',
    mutations: ['changeProblemVisibility', 'deleteProblem', 'updateProblem'],
    find: (context, id, inside) => findProblem(context, { id }, inside),
  },
  {
    key: 'contestId',
    mutations: ['changeContestVisible', 'cloneContest', 'deleteContest', 'updateContest'],
    find: ({ db, viewer }, id, inside) =>
      db.contest.findFirst({ where: { id, AND: [inside, visibleContests(viewer)] }, select }),
  },
  {
    mutations: ['deleteContestAnnouncement', 'updateContestAnnouncement'],
    find: ({ db, viewer }, id, inside) =>
      db.contestAnnouncement.findFirst({ where: { id, contest: administered(viewer, inside) }, select }),
  },
  {
    mutations: ['removeContestProblem', 'updateContestProblem'],
    find: ({ db, viewer }, id, inside) =>
      db.contestProblem.findFirst({ where: { id, contest: administered(viewer, inside) }, select }),
  },
  {
    mutations: ['answerClarification', 'markClarification'],
    find: ({ db, viewer }, id, inside) =>
      db.clarification.findFirst({ where: { id, contest: administered(viewer, inside) }, select }),
  },
  {
    key: 'submissionId',
    mutations: ['resubmitSubmission', 'shareSubmission'],
    find: ({ db, viewer, now }, id, inside) =>
      db.submission.findFirst({
        where: { id, AND: [{ OR: [inside, { contest: inside }] }, visibleSubmissions(viewer, now)] },
        select,
      }),
  },
  {
    key: 'trainingId',
    mutations: [
      'changeTrainingLicence',
      'changeTrainingVisibility',
      'deleteTraining',
      'dismissOriginChanges',
      'takeOverOriginChanges',
      'updateTraining',
    ],
    find: ({ db, viewer }, id, inside) => db.training.findFirst({ where: { id, ...visible(viewer, inside) }, select }),
  },
  {
    key: 'sectionId',
    mutations: ['deleteTrainingSection', 'updateTrainingSection'],
    find: ({ db, viewer }, id, inside) =>
      db.trainingSection.findFirst({ where: { id, training: visible(viewer, inside) }, select }),
  },
  {
    key: 'materialId',
    mutations: ['deleteTrainingMaterial', 'updateTrainingMaterial'],
    find: ({ db, viewer }, id, inside) =>
      db.trainingMaterial.findFirst({ where: { id, training: visible(viewer, inside) }, select }),
  },
  {
    mutations: ['deleteTrainingCategory', 'updateTrainingCategory'],
    find: ({ db }, id, inside) => db.trainingCategory.findFirst({ where: { id, ...inside }, select }),
  },
  {
    key: 'discussionId',
    mutations: ['deleteDiscussion', 'likeDiscussion', 'moderateDiscussion', 'updateDiscussion'],
    find: async (context, id, inside) => {
      const readable = readableDiscussions(context.viewer, await closedProblems(context));
      return context.db.discussion.findFirst({ where: { id, AND: [inside, readable] }, select });
    },
  },
  {
    key: 'editorialId',
    mutations: [],
    find: (context, id, inside) => entered(enterThread(context, { kind: 'EDITORIAL', id }), inside),
  },
  {
    key: 'questionId',
    mutations: ['closeLineQuestion', 'reopenLineQuestion'],
    find: (context, id, inside) => entered(enterThread(context, { kind: 'QUESTION', id }), inside),
  },
  {
    key: 'solutionId',
    mutations: [],
    find: (context, id, inside) => entered(enterThread(context, { kind: 'SOLUTION', id }), inside),
  },
  {
    key: 'commentId',
    mutations: ['deleteComment', 'likeComment', 'updateComment'],
    find: (context, id, inside) => entered(threadOf(findComment(context, id)), inside),
  },
  {
    key: 'replyId',
    mutations: ['deleteReply', 'updateReply'],
    find: (context, id, inside) => entered(threadOf(findReply(context, id)), inside),
  },
  {
    key: 'classId',
    mutations: ['deleteGroupClass', 'updateGroupClass'],
    find: ({ db }, id, inside) => db.groupClass.findFirst({ where: { id, ...inside }, select }),
  },
  {
    mutations: ['revokeGroupInvite'],
    find: ({ db, viewer }, id, { groupId }) => {
      const managed = groupId.in.filter((own) => may(viewer, 'group.admit', { groupId: own, authorId: null }));
      return db.groupInvite.findFirst({ where: { id, groupId: { in: managed } }, select });
    },
  },
  {
    mutations: ['deleteGroupAnnouncement', 'updateGroupAnnouncement'],
    find: ({ db, viewer }, id, inside) =>
      db.announcement.findFirst({ where: { id, AND: [inside, openAnnouncements(viewer)] }, select }),
  },
];

/** Codes that say "there is none" or "you may not". */
const refusing = /^NOT_|_(?:NOT_FOUND|FORBIDDEN)$/;

/**
 * What a refused mutation answers instead, where it named something in an archived group that the viewer reads; null:
 * its own answer stands, so nothing hidden is told apart from what is not there.
 */
async function archiveRefusal(
  context: Context,
  { mutation, args, code }: RefusedMutation,
): Promise<DomainError | null> {
  const { viewer } = context;
  if (viewer.kind !== 'user' || !refusing.test(code)) return null;
  const inside = { groupId: { in: groupsOf(viewer).filter((id) => viewer.archivedGroups.has(id)) } };
  if (inside.groupId.in.length === 0) return null;
  for (const [key, value] of namedIn(args)) {
    const found =
      key === 'problemDisplayId'
        ? await findProblem(context, { displayId: value }, inside)
        : await targets
            .find((target) => (key === 'id' ? target.mutations.includes(mutation) : target.key === key))
            ?.find(context, rowId(value), inside);
    if (found) return new GroupArchived();
  }
  return null;
}

registerArchiveRefusal(archiveRefusal, GroupArchived);

/** Texts and numbers of arguments by their name, those of inputs inside inputs too. */
function namedIn(args: unknown): (readonly [string, string])[] {
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return [];
  return Object.entries(args).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' || typeof value === 'number' ? [[key, String(value)] as const] : namedIn(value),
  );
}

function findProblem({ db, viewer }: Context, which: Prisma.ProblemWhereInput, inside: Inside): Promise<object | null> {
  return db.problem.findFirst({ where: { AND: [which, inside, visibleProblems(viewer)] }, select });
}

/** Only their admins call mutations on parts of contests. */
function administered(viewer: Viewer, inside: Inside): Prisma.ContestWhereInput {
  return { AND: [inside, administeredContests(viewer)] };
}

function visible(viewer: Viewer, inside: Inside): Prisma.TrainingWhereInput {
  return { AND: [inside, visibleTrainings(viewer)] };
}

async function threadOf(finding: Promise<{ readonly thread: EnteredThread }>): Promise<EnteredThread> {
  return (await finding).thread;
}

/** A thread that the viewer reads, if it is in one of the groups. */
async function entered(entering: Promise<EnteredThread>, { groupId }: Inside): Promise<EnteredThread | null> {
  try {
    const thread = await entering;
    return thread.groupId !== null && groupId.in.includes(thread.groupId) ? thread : null;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
