import { useParams } from 'react-router';
import { EditSolutionPage } from '../features/problem/solution/write/solution-form-pages.tsx';

/** The router asks for this name. */
export function Component() {
  const { solutionID = '' } = useParams();
  return <EditSolutionPage key={solutionID} solutionId={solutionID} />;
}
