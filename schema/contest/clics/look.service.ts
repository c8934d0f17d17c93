import type { Context } from '../../core/context.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { ContestNotFound } from '../../place/contest/contest.error.ts';
import { canLook, isBoardShown, isSealedToRead } from '../../place/contest/contest.rule.ts';
import { findContest, isAdmittedTo, type EnteredContest } from '../core/contest.service.ts';
import { loadBoardContest, type BoardContest } from '../scoreboard/board-data.service.ts';
import { boardViewOf } from '../scoreboard/board.rule.ts';
import type { BoardView } from '../scoreboard/board/board-rows.ts';
import type { CollectionType } from './clics-object.ts';

/**
 * How far into a contest somebody sees. ANNOUNCED: that it is there. BOARD: what a board shows that is open to
 * visitors. INSIDE: all that is told to those who may look at its problems.
 */
export type Depth = 'ANNOUNCED' | 'BOARD' | 'INSIDE';

/** A contest as one viewer stands before it at one moment. */
export interface Look {
  readonly contest: BoardContest;
  readonly viewerId: string | null;
  /** The viewer's own row, virtual ones aside: what a mate submitted is the viewer's, too. Null: there is none. */
  readonly viewerTeamId: number | null;
  readonly now: Date;
  readonly isAdmin: boolean;
  readonly depth: Depth;
  /** Before the start everything but the announcement is empty, save to its admins. */
  readonly hasBegun: boolean;
  /** Is what is submitted under the seal secret to the viewer? Before the seal too (`isSealedToRead`). */
  readonly isSealed: boolean;
  readonly view: BoardView;
}

/** @throws ContestNotFound */
export async function lookAt(
  asking: Pick<Context, 'db' | 'reads' | 'viewer' | 'now'>,
  contestId: number,
): Promise<Look> {
  const { db, viewer, now } = asking;
  const viewerId = userIdOrNull(viewer);
  const [entered, contest, member] = await Promise.all([
    findContest(asking, contestId),
    loadBoardContest(db, contestId),
    viewerId === null ? null : findMember(db, contestId, viewerId),
  ]);
  if (contest === null) throw new ContestNotFound();
  const { isAdmin } = entered;
  const depth = depthOf(asking, entered);
  const isSealed = isSealedToRead(viewer, entered.contest, now);
  return {
    contest,
    isAdmin,
    depth,
    now,
    viewerId,
    viewerTeamId: member?.participantId ?? null,
    hasBegun: isAdmin || now >= contest.startsAt,
    isSealed,
    view: {
      ...boardViewOf(viewer, entered.contest, { isOutside: depth === 'BOARD', includesAfterEnd: false }, now),
      isSealed,
    },
  };
}

function findMember(db: Context['db'], contestId: number, userId: string) {
  return db.contestMember.findUnique({
    where: { contestId_userId_isVirtual: { contestId, userId, isVirtual: false } },
    select: { participantId: true },
  });
}

/** Before the start this says how far in the viewer will see from then on, so that a tool may be set up in time. */
function depthOf({ viewer, now }: Pick<Context, 'viewer' | 'now'>, entered: EnteredContest): Depth {
  const { contest, isRegistered } = entered;
  const moment = now < contest.startsAt ? contest.startsAt : now;
  const isLetIn =
    canLook(viewer, contest, { now: moment, isRegistered }) &&
    (contest.access !== 'PRIVATE' || isAdmittedTo(viewer, entered));
  return isLetIn ? 'INSIDE' : isBoardShown(contest) ? 'BOARD' : 'ANNOUNCED';
}

const announced: readonly CollectionType[] = ['judgement-types', 'languages'];
const board: readonly CollectionType[] = [...announced, 'problems', 'groups', 'organizations', 'teams', 'awards'];
const inside: readonly CollectionType[] = [...board, 'accounts', 'submissions', 'judgements', 'clarifications'];

/** Collections somebody may ask for who sees so far. */
export const collectionsAt: Readonly<Record<Depth, readonly CollectionType[]>> = {
  ANNOUNCED: announced,
  BOARD: board,
  INSIDE: inside,
};
