import { useContest } from '../features/contest/frame/contest-context.ts';
import { ContestRankPage } from '../features/scoreboard/contest-rank-page.tsx';

/** The router asks for this name. */
export function Component() {
  return <ContestRankPage contestId={useContest().contest.id} />;
}
