import { useSearchParams } from 'react-router';
import { JuryBand } from '../components/contest/jury-band.tsx';
import { useContest } from '../features/contest/pages/frame/contest-context.ts';
import { useAfterEnd } from '../features/contest/pages/frame/use-after-end.tsx';
import { SubmissionList } from '../features/judging/submission-list/submission-list.tsx';
import { LaterVerdictMenu } from '../features/judging/verdict-actions/later-verdict-menu.tsx';
import { message } from '../lib/intl/message.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { tablePart } from '../lib/intl/parts/table.ts';
import { useText } from '../lib/intl/use-text.ts';
import { useViewer } from '../lib/session/use-viewer.ts';

/** What was submitted to a contest. The router asks for this name. */
export function Component() {
  const t = useText();
  const { isSuperAdmin } = useViewer();
  const { contest, status } = useContest();
  const { includesAfterEnd, choice } = useAfterEnd();
  const [params] = useSearchParams();
  // One's own are all listed; of others those that count, unless what came later is asked for.
  const isMine = params.get('onlyMine') === 'true';
  const isAll = includesAfterEnd || isMine;
  const phase = status === 'SCHEDULED' ? 'BEFORE' : isAll ? 'SINCE_START' : 'DURING';
  return (
    <MoreSentences part={tablePart}>
      {contest.isFrozenForOthers ? <JuryBand text={t({ id: 'contest.frozenForOthers' })} /> : null}
      <SubmissionList
        title={t(isMine ? message({ id: 'contest.tab.mySubmissions' }) : message({ id: 'contest.tab.submissions' }))}
        level="h2"
        contest={{ contestId: contest.id, phase, hasScores: contest.type === 'OI' }}
        beside={choice}
        actions={isSuperAdmin ? (submissionId) => <LaterVerdictMenu submissionId={submissionId} /> : null}
      />
    </MoreSentences>
  );
}
