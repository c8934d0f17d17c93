import { Button } from '@chakra-ui/react';
import { domainErrorText, isSuccess } from '../../../../lib/failure/domain-error.ts';
import { useAttempt } from '../../../../lib/failure/use-attempt.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showView } from '../../../../lib/store/view-tab.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { useContest } from './contest-context.ts';
import { useStartContestantViewMutation } from './contest-frame.generated.ts';

/** Shows this page to those who keep the contest as a contestant sees it. */
export function ContestantViewButton() {
  const t = useText();
  const { contest } = useContest();
  const [start] = useStartContestantViewMutation();
  const { isBusy, attempt } = useAttempt((sentence) => showToast('error', sentence));
  if (!contest.viewerIsAdmin) return null;
  const act = async () => {
    const input = { contestId: String(contest.id) };
    const result = (await start({ variables: { input } })).data?.startContestantView;
    if (isSuccess(result)) showView(result.view.token, `${location.pathname}${location.search}`);
    else showToast('error', domainErrorText(t, result));
  };
  return (
    <Button size="xs" variant="outline" aria-disabled={isBusy} onClick={() => void attempt(act)}>
      {t({ id: 'contest.viewAsContestant' })}
    </Button>
  );
}
