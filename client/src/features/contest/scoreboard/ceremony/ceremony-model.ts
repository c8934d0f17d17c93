import { awardCuts, eligibleRows, medalCuts } from '@verdict/schema/contest/scoreboard/board/award.ts';
import type { Row } from '@verdict/schema/contest/scoreboard/board/board.ts';
import { resolutionOf, type Resolution } from '@verdict/schema/contest/scoreboard/board/resolve.ts';
import { cellFromWire, type WireRow } from '@verdict/schema/contest/scoreboard/board/wire.ts';
import type { CeremonyWish } from './ceremony-address.ts';
import type { ScrollBoardQuery } from './scroll-board.generated.ts';

export type LoadedScrollBoard = Extract<
  ScrollBoardQuery['scrollBoard'],
  { readonly __typename: 'ScrollBoardSuccess' }
>['data'];
export type CeremonyFacts = Omit<LoadedScrollBoard['revealed'], 'rows'>;
/** Who a row is. */
export type CeremonyPerson = Pick<WireRow, 'participantId' | 'name' | 'members' | 'school' | 'avatarUrl'>;

/** All that a ceremony shows. */
export interface Ceremony {
  /** Its awards are those that are given here. */
  readonly facts: CeremonyFacts;
  readonly people: ReadonlyMap<number, CeremonyPerson>;
  readonly resolution: Resolution;
  /** Tries that have no result yet, and stay pending to the end. */
  readonly unjudged: number;
}

/** The ceremony of a board. */
export function ceremonyOf(
  { sealed, revealed: { rows, ...facts } }: LoadedScrollBoard,
  { removesStars, medals }: Pick<CeremonyWish, 'removesStars' | 'medals'>,
): Ceremony {
  const problemIds = facts.problems.map(({ id }) => id);
  const isShown = ({ isStar }: { readonly isStar: boolean }) => !removesStars || !isStar;
  const rowOf = ({ participantId, isStar, points, time, cells }: WireRow): Row => ({
    participantId,
    isStar,
    points,
    time,
    cells: new Map(
      problemIds.flatMap((id, index) => {
        const wire = cells[index];
        return wire === null || wire === undefined ? [] : [[id, cellFromWire(wire)] as const];
      }),
    ),
  });
  const revealed = rows.filter(isShown).map(rowOf);
  const { awardKind, awards } = facts;
  const eligible = eligibleRows(revealed);
  const cuts =
    medals ??
    (awardKind === 'NONE'
      ? medalCuts(eligible)
      : awardCuts(
          eligible,
          awardKind,
          awards.map(({ size }) => size),
        ));
  return {
    facts: medals === null ? facts : { ...facts, awardKind: 'NONE', awards: [] },
    people: new Map(rows.map((row) => [row.participantId, row])),
    resolution: resolutionOf({
      sealed: sealed.rows.filter(isShown).map(rowOf),
      revealed,
      problemIds,
      penaltySeconds: facts.penaltySeconds,
      cuts,
    }),
    unjudged: revealed.reduce(
      (sum, { cells }) => sum + [...cells.values()].reduce((own, { pendingTries }) => own + pendingTries, 0),
      0,
    ),
  };
}
