import { useParams } from 'react-router';
import { SolutionListPage } from '../features/problem/solution/list/solution-list-page.tsx';

/** The router asks for this name. */
export function Component() {
  const { problemID = '' } = useParams();
  // Of another problem it is another page: nothing of the one before is shown meanwhile.
  return <SolutionListPage key={problemID} displayId={problemID} />;
}
