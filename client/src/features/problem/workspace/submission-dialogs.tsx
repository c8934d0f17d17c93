import { Suspense, lazy } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { SubmissionState } from './use-submission.ts';

const CaptchaDialog = lazy(async () => ({ default: (await import('./captcha-dialog.tsx')).CaptchaDialog }));

/** What is asked before a submission is taken: a captcha, or whether it replaces the last one. */
export function SubmissionDialogs({
  submission: { captcha, overwriting, isSending },
}: {
  readonly submission: Pick<SubmissionState<never>, 'captcha' | 'overwriting' | 'isSending'>;
}) {
  const t = useText();
  return (
    <>
      <Suspense>{captcha === null ? null : <CaptchaDialog asked={captcha} isSending={isSending} />}</Suspense>
      <ConfirmDialog
        isOpen={overwriting !== null}
        title={t({ id: 'submit.overwriteTitle' })}
        text={t({ id: 'submit.overwriteText' })}
        action={t({ id: 'submit.overwriteAction' })}
        onConfirm={() => overwriting?.agree()}
        onClose={() => overwriting?.giveUp()}
      />
    </>
  );
}
