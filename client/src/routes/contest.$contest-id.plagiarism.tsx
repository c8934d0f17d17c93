import { Navigate } from 'react-router';
import { useContest } from '../features/contest/pages/frame/contest-context.ts';
import { contestDeskAddress } from '../lib/address/contest-desk-address.ts';

/** Programs are compared where the contest is managed. The router asks for this name. */
export function Component() {
  const { contest } = useContest();
  const desk = contestDeskAddress(contest.groupId === null ? null : String(contest.groupId));
  return <Navigate to={`${desk}/${contest.id}/plagiarism`} replace />;
}
