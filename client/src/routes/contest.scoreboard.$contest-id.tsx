import { useParams } from 'react-router';
import { OutsideBoardPage } from '../features/scoreboard/outside-board-page.tsx';
import { contestIdOf } from '../lib/address/contest-id.ts';

/** The board outside a contest; ACM and OI contests have addresses of their own for the same page. The router asks for this name. */
export function Component() {
  const contestId = contestIdOf(useParams());
  return <OutsideBoardPage key={contestId} contestId={contestId} />;
}
