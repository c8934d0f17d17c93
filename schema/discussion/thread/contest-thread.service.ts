import { enterContest, requireAdmitted } from '../../contest/core/contest.service.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { siteConfig } from '../../core/settings/site.service.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { canComment } from '../../core/viewer.rule.ts';
import { statusOf } from '../../place/contest/contest.rule.ts';
import { belongsTo } from '../../place/place.rule.ts';
import { banRefusal } from '../core/ban.service.ts';
import { canReply, readableWriters, speaksForJury } from './contest-thread.rule.ts';
import { threadPath } from './thread-path.ts';
import { CommentingForbidden, CommentsClosed } from './thread.error.ts';
import type { EnteredThread } from './thread.ts';

type Asking = Pick<Context, 'db' | 'reads' | 'cache' | 'viewer' | 'now'>;

/**
 * The questions and answers of a contest.
 *
 * @throws CommentsClosed, ContestNotFound, ContestNotStarted, ContestPasswordNeeded, AccountNotAdmitted
 */
export async function enterContestThread(asking: Asking, contestId: number): Promise<EnteredThread> {
  const { db, viewer, now } = asking;
  const [entered, { isContestCommentOpen }, row] = await Promise.all([
    enterContest(asking, contestId),
    siteConfig(asking),
    db.contest.findUnique({
      where: { id: contestId },
      select: { title: true, groupId: true, thread: { select: { id: true, lockedAt: true } } },
    }),
  ]);
  if (!isContestCommentOpen) throw new CommentsClosed();
  const { contest, isAdmin: isJury } = entered;
  const isTalkClosed = statusOf(contest, now) === 'RUNNING';
  const writerIds = readableWriters(viewer, contest, { isJury, isTalkClosed });
  const groupId = row?.groupId ?? null;
  const isOpen = contest.isVisible && contest.access === 'PUBLIC' && statusOf(contest, now) === 'ENDED';
  return {
    subject: { kind: 'CONTEST', id: contestId },
    threadId: row?.thread?.id ?? null,
    groupId: row?.groupId ?? null,
    isLocked: (row?.thread?.lockedAt ?? null) !== null,
    viewerId: userIdOrNull(viewer),
    writers: writerIds === null ? null : { ids: writerIds, withSuperAdmins: true },
    isModerator: isJury,
    isHost: (writer) => speaksForJury(writer, contest),
    isAnswerable: (writer) => canReply(viewer, writer, { contest, isJury }),
    // The solved problems that discussions ask for do not count here.
    writeRefusal: canComment(viewer) ? await banRefusal(asking, groupId) : new CommentingForbidden(),
    requireToTakePart: () => requireAdmitted(asking, entered),
    isForAll: (writer) => !isTalkClosed || speaksForJury(writer, contest),
    ownerId: contest.authorId,
    readersAmong: (tx, userIds) => readersOfGroup(tx, groupId, userIds),
    audience: !isOpen || !belongsTo(viewer, groupId) ? 'READERS' : groupId === null ? 'SITE' : { groupId },
    path: threadPath.contest(contestId),
    title: row?.title ?? '',
    problemId: null,
  };
}

/** Filters accounts to the readers of a group: an author may have left it since. Null: the site, which all read. */
async function readersOfGroup(
  tx: Transaction,
  groupId: number | null,
  userIds: readonly string[],
): Promise<readonly string[]> {
  if (groupId === null) return userIds;
  const rows = await tx.user.findMany({
    where: {
      id: { in: [...userIds] },
      OR: [
        { role: 'ROOT' },
        { ownedGroups: { some: { id: groupId } } },
        { groupMemberships: { some: { groupId, level: { gte: level.member } } } },
      ],
    },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
