import { useParams } from 'react-router';
import { ProblemPage } from '../features/problem/workspace/problem-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { problemPart } from '../lib/intl/parts/problem.ts';

/** The router asks for this name. */
export function Component() {
  const { problemID = '' } = useParams();
  return (
    <MoreSentences part={problemPart}>
      <ProblemPage key={problemID} displayId={problemID} />
    </MoreSentences>
  );
}
