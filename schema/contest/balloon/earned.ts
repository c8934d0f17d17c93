import type { BoardRules } from '../scoreboard/board/board-rows.ts';
import { rowOf, type Participant } from '../scoreboard/board/board.ts';
import { firstSeconds } from '../scoreboard/board/rank.ts';

/** A problem that a participant solved, by the submission that did. */
export interface Earned {
  readonly submissionId: number;
  readonly contestProblemId: number;
  readonly participantId: number;
  /** Since the start. */
  readonly atMs: number;
  /** The same in whole seconds. */
  readonly second: number;
  /** Was nobody earlier? Star participants never are first. */
  readonly isFirst: boolean;
}

/** A contest as its admins see it, until its end. */
const wholeContest = { isSealed: false, includesAfterEnd: false, untilMs: null };

/**
 * What every participant has solved in a contest, in the order it was solved. It follows from the tries, so a verdict
 * that changes takes its balloon away.
 */
export function earnedBalloons(participants: readonly Participant[], rules: BoardRules): Earned[] {
  const first = firstSeconds(participants.map((participant) => rowOf(participant, rules, wholeContest)));
  const earned = participants.flatMap(({ id, isStar, tries }) =>
    [...tries].flatMap(([contestProblemId, own]) => {
      const solving = own.find(({ outcome, atMs }) => outcome === 'ACCEPTED' && atMs >= 0 && atMs <= rules.lengthMs);
      if (solving === undefined) return [];
      const second = Math.floor(solving.atMs / 1_000);
      return [
        {
          submissionId: solving.submissionId,
          contestProblemId,
          participantId: id,
          second,
          atMs: solving.atMs,
          isFirst: !isStar && first.get(contestProblemId) === second,
        },
      ];
    }),
  );
  return earned.toSorted((a, b) => a.atMs - b.atMs || a.submissionId - b.submissionId);
}
