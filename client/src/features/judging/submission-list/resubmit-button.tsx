import { Button } from '@chakra-ui/react';
import { useText } from '../../../lib/intl/use-text.ts';
import { useResubmit } from '../../../lib/live/use-resubmit.ts';

/** Sends a submission again that could not be sent to its judge. */
export function ResubmitButton({ submissionId }: { readonly submissionId: number }) {
  const t = useText();
  const [resubmit, isBusy] = useResubmit(submissionId);
  return (
    <Button
      size="2xs"
      variant="outline"
      ms="1.5"
      disabled={isBusy}
      aria-label={t({ id: 'submission.resubmitOf' }, { id: `#${submissionId}` })}
      onClick={resubmit}
    >
      {t({ id: 'submission.resubmit' })}
    </Button>
  );
}
