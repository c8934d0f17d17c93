import { useParams } from 'react-router';
import { SubmissionPage } from '../features/submission/submission-page.tsx';
import { readInteger } from '../lib/address/read-address.ts';
import { NotFoundPage } from './not-found.tsx';

/** The router asks for this name. */
export function Component() {
  const submissionId = readInteger(useParams()['submitID'] ?? null);
  return submissionId === null ? <NotFoundPage /> : <SubmissionPage key={submissionId} submissionId={submissionId} />;
}
