import { ContestNotFound } from '../../place/contest/contest.error.ts';
import { administerContest } from '../core/contest.service.ts';
import { ContestHasNoSeal } from './board.error.ts';
import { openBoard, type Asking, type ShownBoard } from './open-board.service.ts';

/** What a scroll board goes between. */
export interface ScrollBoard {
  /** As everybody sees it under the seal, whether that holds or was taken away. */
  readonly sealed: ShownBoard;
  /** With all results so far. */
  readonly revealed: ShownBoard;
}

/**
 * The board of a contest before and after its sealed results are told, for its admins at any time, that they may try
 * the ceremony before the end and play it again after the seal was taken away.
 *
 * @throws ContestNotFound, NotContestAdmin, ContestHasNoSeal
 */
export async function readScrollBoard(asking: Asking, contestId: number): Promise<ScrollBoard> {
  const { contest } = await administerContest(asking, contestId);
  if (contest.sealsAt === null) throw new ContestHasNoSeal();
  const opened = await openBoard(asking, contestId, { isOutside: false, includesAfterEnd: false });
  const [sealed, revealed] = await Promise.all(
    [true, false].map(async (isSealed): Promise<ShownBoard> => {
      const view = { ...opened.view, isSealed };
      const board = await asking.boards.read(contestId, view);
      if (board === null) throw new ContestNotFound();
      return { ...board, opened: { ...opened, view } };
    }),
  );
  if (sealed === undefined || revealed === undefined) throw new ContestNotFound();
  return { sealed, revealed };
}
