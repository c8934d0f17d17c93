import { useParams } from 'react-router';
import { EditorialPage } from '../features/problem/editorial/editorial-page.tsx';

/** The router asks for this name. */
export function Component() {
  const { problemID = '' } = useParams();
  // Of another problem it is another page: nothing of the one before is shown meanwhile.
  return <EditorialPage key={problemID} displayId={problemID} />;
}
