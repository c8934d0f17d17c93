import { useParams } from 'react-router';
import { SolutionPage } from '../features/problem/solution/detail/solution-page.tsx';

/** The router asks for this name. */
export function Component() {
  const { solutionID = '' } = useParams();
  return <SolutionPage key={solutionID} solutionId={solutionID} />;
}
