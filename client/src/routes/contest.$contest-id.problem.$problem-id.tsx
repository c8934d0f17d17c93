import { useParams } from 'react-router';
import { ContestBar } from '../features/contest/pages/frame/contest-bar.tsx';
import { usePlace } from '../features/contest/pages/frame/use-place.tsx';
import { ContestProblemPage } from '../features/problem/workspace/contest-problem-page.tsx';
import { ContestStrip } from '../features/problem/workspace/focus/contest-strip.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { problemPart } from '../lib/intl/parts/problem.ts';

/** A problem of a contest. The router asks for this name. */
export function Component() {
  const { problemID = '' } = useParams();
  const [place, dialog] = usePlace();
  return (
    <MoreSentences part={problemPart}>
      <ContestProblemPage
        key={problemID}
        displayId={problemID}
        place={place}
        head={
          <ContestBar focusAddress={`/contest/${place.contestId}/problem/${encodeURIComponent(problemID)}/full-screen`}>
            <ContestStrip contestId={place.contestId} displayId={problemID} />
          </ContestBar>
        }
        isFocused={false}
      />
      {dialog}
    </MoreSentences>
  );
}
