import { boardDigest } from '@verdict/schema/contest/scoreboard/board/wire.ts';
import type { BoardChange, BoardRow, LoadedBoard } from './board-model.ts';

/** Of tests alone: somebody who solved the only problem at this second; null: not yet. */
export function boardRow(participantId: number, second: number | null): BoardRow {
  const points = second === null ? 0 : 1;
  return {
    participantId,
    name: `p${participantId}`,
    userId: `u${participantId}`,
    members: [],
    school: null,
    isStar: false,
    cells: [second === null ? null : [second, 0, 0, 0]],
    points,
    time: second ?? 0,
  };
}

/** A board of these rows, as it is answered. */
export function loadedBoard(rows: readonly BoardRow[], more: Partial<LoadedBoard> = {}): LoadedBoard {
  return {
    __typename: 'ContestBoard',
    contestId: 1,
    title: 'Contest',
    type: 'ACM',
    startsAt: '',
    endsAt: '',
    sealsAt: null,
    isSealed: false,
    isFrozenForOthers: false,
    includesAfterEnd: false,
    penaltySeconds: 1_200,
    oiScoreRule: 'RECENT',
    boardName: 'USERNAME',
    version: boardDigest(rows),
    isUnchanged: false,
    awardKind: 'NONE',
    awards: [],
    problems: [],
    rows,
    viewerParticipantId: null,
    viewerIsAdmin: false,
    viewerCanUnseal: false,
    ...more,
  };
}

/** A pushed change that leads to these rows. */
export function boardChange(changed: readonly BoardRow[], all: readonly BoardRow[]): BoardChange {
  return {
    __typename: 'ContestBoardChange',
    isReload: false,
    spreadMs: 2_000,
    version: boardDigest(all),
    rows: changed,
    firstSeconds: [],
  };
}
