import { Switch } from '@chakra-ui/react';
import { domainErrorText } from '../../../lib/failure/domain-error.ts';
import { failureText } from '../../../lib/failure/failure.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { useShareSubmissionMutation, type ShareSwitch_SubmissionFragment } from './submission-page.generated.ts';

/** Lets others read the code, or stops that. */
export function ShareSwitch({ submission }: { readonly submission: ShareSwitch_SubmissionFragment }) {
  const t = useText();
  const [share, { loading }] = useShareSubmissionMutation();
  const change = async (isShared: boolean) => {
    try {
      const { data } = await share({ variables: { id: submission.id, isShared } });
      const result = data?.shareSubmission;
      if (result?.__typename === 'ShareSubmissionSuccess')
        showToast('success', t(isShared ? message({ id: 'share.on' }) : message({ id: 'share.off' })));
      else showToast('error', domainErrorText(t, result));
    } catch (error) {
      showToast('error', failureText(t, error));
    }
  };
  return (
    <Switch.Root
      colorPalette="accent"
      checked={submission.isShared}
      disabled={loading}
      onCheckedChange={({ checked }) => void change(checked)}
    >
      <Switch.HiddenInput />
      <Switch.Label>
        {t(submission.isShared ? message({ id: 'share.shared' }) : message({ id: 'share.unshared' }))}
      </Switch.Label>
      <Switch.Control />
    </Switch.Root>
  );
}
