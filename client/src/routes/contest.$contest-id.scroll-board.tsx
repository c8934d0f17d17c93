import { useContest } from '../features/contest/pages/frame/contest-context.ts';
import { ScrollBoardSetup } from '../features/contest/scoreboard/ceremony/scroll-board-setup.tsx';

/** The router asks for this name. */
export function Component() {
  return <ScrollBoardSetup contestId={useContest().contest.id} />;
}
