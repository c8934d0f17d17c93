import { useParams, useSearchParams } from 'react-router';
import { NewSolutionPage } from '../features/problem/solution/write/solution-form-pages.tsx';
import { readInteger } from '../lib/address/read-address.ts';

/** The router asks for this name. */
export function Component() {
  const { problemID = '' } = useParams();
  const [params] = useSearchParams();
  const submissionId = readInteger(params.get('submission'));
  return <NewSolutionPage key={`${problemID} ${submissionId}`} displayId={problemID} submissionId={submissionId} />;
}
