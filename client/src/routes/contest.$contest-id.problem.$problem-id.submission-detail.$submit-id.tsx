import { useParams } from 'react-router';
import { JuryBand } from '../components/contest/jury-band.tsx';
import { PageHeadContext } from '../components/page-head.ts';
import { ContestBar } from '../features/contest/pages/frame/contest-bar.tsx';
import { useContest } from '../features/contest/pages/frame/contest-context.ts';
import { ContestStrip } from '../features/problem/workspace/focus/contest-strip.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { problemPart } from '../lib/intl/parts/problem.ts';
import { useText } from '../lib/intl/use-text.ts';
import { Component as SubmissionDetail } from './submission-detail.$submit-id.tsx';

/** A submission of a contest. The router asks for this name. */
export function Component() {
  const t = useText();
  const { problemID = '' } = useParams();
  const { contest } = useContest();
  return (
    <>
      <MoreSentences part={problemPart}>
        <ContestBar focusAddress={null}>
          <ContestStrip contestId={contest.id} displayId={problemID} />
        </ContestBar>
      </MoreSentences>
      <PageHeadContext
        value={contest.isFrozenForOthers ? <JuryBand text={t({ id: 'contest.frozenForOthers' })} /> : null}
      >
        <SubmissionDetail />
      </PageHeadContext>
    </>
  );
}
