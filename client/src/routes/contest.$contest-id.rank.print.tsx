import { useParams } from 'react-router';
import { PrintBoardPage } from '../features/scoreboard/print-board-page.tsx';
import { contestIdOf } from '../lib/address/contest-id.ts';

/** The router asks for this name. */
export function Component() {
  const contestId = contestIdOf(useParams());
  return <PrintBoardPage key={contestId} contestId={contestId} />;
}
