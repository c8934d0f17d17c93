import { useParams } from 'react-router';
import { ProblemPage } from '../features/problem/problem-page.tsx';

/** The router asks for this name. */
export function Component() {
  const { problemID = '' } = useParams();
  return <ProblemPage key={problemID} displayId={problemID} />;
}
