import { useContest } from '../features/contest/pages/frame/contest-context.ts';
import { PrintBoardPage } from '../features/contest/scoreboard/print-board-page.tsx';

/** The router asks for this name. */
export function Component() {
  const { id, groupId } = useContest().contest;
  return <PrintBoardPage contestId={id} groupId={groupId} />;
}
