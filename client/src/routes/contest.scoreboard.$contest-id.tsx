import { useParams } from 'react-router';
import { OutsideBoardPage } from '../features/contest/scoreboard/outside-board-page.tsx';
import { readInteger } from '../lib/address/read-address.ts';

/**
 * The board outside a contest; ACM and OI contests have addresses of their own for the same page. The router asks for
 * this name.
 */
export function Component() {
  // No contest has the number 0.
  const contestId = readInteger(useParams()['contestID'] ?? null) ?? 0;
  return <OutsideBoardPage key={contestId} contestId={contestId} />;
}
