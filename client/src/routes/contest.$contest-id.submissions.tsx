import { useSearchParams } from 'react-router';
import { CheckLabel } from '../components/form/check-label.tsx';
import { useContest } from '../features/contest/frame/contest-context.ts';
import { SubmissionList } from '../features/submission-list/submission-list.tsx';
import { LaterVerdictMenu } from '../features/verdict-actions/later-verdict-menu.tsx';
import { changeAddress } from '../lib/address/read-address.ts';
import { useText } from '../lib/intl/use-text.ts';
import { useViewer } from '../lib/session/use-viewer.ts';

/** What was handed in to a contest. The router asks for this name. */
export function Component() {
  const t = useText();
  const { isSuperAdmin } = useViewer();
  const { contest, status } = useContest();
  const [params, setParams] = useSearchParams();
  const containsEnd = params.get('containsEnd') === 'true';
  // One's own are all listed; of others those that count, unless what came later is asked for.
  const isAll = containsEnd || params.get('onlyMine') === 'true';
  const phase = status === 'SCHEDULED' ? 'BEFORE' : isAll ? 'SINCE_START' : 'DURING';
  const hasSwitch = contest.viewerIsAdmin && status === 'ENDED';
  return (
    <SubmissionList
      title={t({ id: 'contest.tab.submissions' })}
      level="h2"
      contest={{ contestId: contest.id, phase, hasScores: contest.type === 'OI' }}
      beside={
        hasSwitch ? (
          <CheckLabel>
            <input type="checkbox" checked={containsEnd} onChange={(event) => setParams(changeAddress(params, { containsEnd: event.target.checked ? 'true' : null }))} />
            {t({ id: 'contest.containsEnd' })}
          </CheckLabel>
        ) : null
      }
      actions={isSuperAdmin ? (submissionId) => <LaterVerdictMenu submissionId={submissionId} /> : null}
    />
  );
}
