import { useParams } from 'react-router';
import { PageBody } from '../components/page-body.tsx';
import { ContestRankPage } from '../features/scoreboard/contest-rank-page.tsx';
import { contestIdOf } from '../lib/address/contest-id.ts';

/** The router asks for this name. */
export function Component() {
  const contestId = contestIdOf(useParams());
  return (
    <PageBody maxW="100rem">
      <ContestRankPage key={contestId} contestId={contestId} />
    </PageBody>
  );
}
