import { Suspense, lazy } from 'react';
import { useText } from '../../../lib/intl/use-text.ts';
import type { SubmissionState } from './use-submission.ts';

const CaptchaDialog = lazy(async () => ({ default: (await import('./captcha-dialog.tsx')).CaptchaDialog }));
const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../components/confirm-dialog.tsx')).ConfirmDialog,
}));

/** What is asked before a submission is taken: a captcha, or whether it replaces the last one. */
export function SubmissionDialogs({
  submission: { captcha, overwriting, isSending },
}: {
  readonly submission: Pick<SubmissionState<never>, 'captcha' | 'overwriting' | 'isSending'>;
}) {
  const t = useText();
  return (
    <Suspense>
      {captcha === null ? null : <CaptchaDialog asked={captcha} isSending={isSending} />}
      {overwriting === null ? null : (
        <ConfirmDialog
          isOpen
          title={t({ id: 'submit.overwriteTitle' })}
          text={t({ id: 'submit.overwriteText' })}
          action={t({ id: 'submit.overwriteAction' })}
          onConfirm={() => overwriting.agree()}
          onClose={() => overwriting.giveUp()}
        />
      )}
    </Suspense>
  );
}
