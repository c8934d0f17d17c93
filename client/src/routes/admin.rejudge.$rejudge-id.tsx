import { useParams } from 'react-router';
import { RejudgeListPage } from '../features/judging/rejudge/rejudge-list-page.tsx';
import { RejudgePage } from '../features/judging/rejudge/rejudge-page.tsx';
import { readInteger } from '../lib/address/read-address.ts';
import { NotFoundPage } from './not-found.tsx';

/** All batches, or the one of the address. The router asks for this name. */
export function Component() {
  const given = useParams()['rejudgeID'];
  const rejudgeId = readInteger(given ?? null);
  if (given !== undefined && rejudgeId === null) return <NotFoundPage />;
  return rejudgeId === null ? <RejudgeListPage /> : <RejudgePage key={rejudgeId} rejudgeId={rejudgeId} />;
}
