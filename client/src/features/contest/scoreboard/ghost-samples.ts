import type { ContestGhostQuery, Scoreboard_GhostRowFragment } from './scoreboard.generated.ts';

/** Of tests alone: a minute, in ms. */
export const minute = 60_000;
const start = '2026-11-21T10:00:00.000Z';
type LoadedGhost = Extract<ContestGhostQuery['contestGhost'], { readonly __typename: 'ContestGhostSuccess' }>['data'];

/** Somebody who solved the problem at these minutes. */
export const row = (
  participantId: number,
  atMinutes: readonly number[],
  more: Partial<Scoreboard_GhostRowFragment> = {},
): Scoreboard_GhostRowFragment => ({
  __typename: 'GhostRow',
  participantId,
  name: `n${participantId}`,
  userId: `u${participantId}`,
  members: [`n${participantId}`],
  school: null,
  isStar: false,
  isVirtual: false,
  tries: [atMinutes.map((at) => [at * minute, 0, null, 1] as const)],
  ...more,
});

/** A contest of two hours with one problem, as it is answered. */
export const loaded = (rows: readonly Scoreboard_GhostRowFragment[]): LoadedGhost => ({
  __typename: 'ContestGhost',
  board: {
    __typename: 'ContestBoard',
    contestId: 1,
    title: 'Contest',
    type: 'ACM',
    startsAt: start,
    endsAt: '2026-11-21T12:00:00.000Z',
    sealsAt: null,
    isSealed: false,
    isFrozenForOthers: false,
    includesAfterEnd: false,
    penaltySeconds: 1_200,
    oiScoreRule: 'RECENT',
    boardName: 'USERNAME',
    awardKind: 'NUMBER',
    awards: [{ __typename: 'BoardAward', name: 'Cup', background: '#fff', color: '#000', size: 1 }],
    problems: [{ __typename: 'BoardProblem', id: 7, displayId: 'A', title: 'Apples', color: null, firstSecond: 60 }],
    viewerParticipantId: null,
    viewerIsAdmin: false,
    viewerCanUnseal: false,
  },
  rows,
});
