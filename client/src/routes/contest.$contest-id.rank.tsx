import { useContest } from '../features/contest/pages/frame/contest-context.ts';
import { ContestRankPage } from '../features/contest/scoreboard/contest-rank-page.tsx';

/** The router asks for this name. */
export function Component() {
  const { contest, status, virtual } = useContest();
  return (
    <ContestRankPage
      contestId={contest.id}
      groupId={contest.groupId}
      hasEnded={status === 'ENDED'}
      virtualSince={virtual?.startsAt ?? null}
      atFirst={{
        isSealed: contest.isSealed,
        hasOwnResults: contest.type === 'ACM' && contest.viewerIsRegistered,
      }}
    />
  );
}
