import { Button } from '@chakra-ui/react';
import { domainErrorText, isSuccess } from '../../../../lib/failure/domain-error.ts';
import { useAttempt } from '../../../../lib/failure/use-attempt.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { showView } from '../../../../lib/store/view-tab.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { useGroup } from './group-context.ts';
import { useStartMemberViewMutation } from './group-frame.generated.ts';

/** Shows the group to its staff as a member without rights sees it. */
export function MemberViewButton() {
  const t = useText();
  const { id } = useGroup();
  const [start] = useStartMemberViewMutation();
  const { isBusy, attempt } = useAttempt((sentence) => showToast('error', sentence));
  const act = async () => {
    const result = (await start({ variables: { input: { groupId: id } } })).data?.startMemberView;
    // Pages for staff are closed to members.
    if (isSuccess(result)) showView(result.view.token, `/group/${id}`);
    else showToast('error', domainErrorText(t, result));
  };
  return (
    <Button size="sm" variant="outline" aria-disabled={isBusy} onClick={() => void attempt(act)}>
      {t({ id: 'group.viewAsMember' })}
    </Button>
  );
}
