import { useContest } from '../features/contest/pages/frame/contest-context.ts';
import { PrintBoardPage } from '../features/contest/scoreboard/print-board-page.tsx';

/** The router asks for this name. */
export function Component() {
  return <PrintBoardPage contestId={useContest().contest.id} />;
}
