import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { noRefusal, type Refusal } from '../../lib/form/refusal.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { startResendTimer, useResendSeconds, type ResendTimer } from '../../lib/session/resend-timers.ts';

interface SendCodeButtonProps {
  readonly timer: ResendTimer;
  /** What asking for a code came to; a refusal's `retryAt` says when to ask again. Null: nothing was asked. */
  readonly onSend: () => Promise<Refusal | 'sent' | null>;
  /** A code is on its way. */
  readonly onSent: () => void;
  readonly onRefused: (refusal: Refusal) => void;
}

/** Has a code mailed; counts down until the next may be asked for, also while the dialog is closed. */
export function SendCodeButton({ timer, onSend, onSent, onRefused }: SendCodeButtonProps) {
  const t = useText();
  const [isSending, setSending] = useState(false);
  const seconds = useResendSeconds(timer);
  const onClick = async () => {
    setSending(true);
    try {
      const outcome = await onSend();
      if (outcome === 'sent') {
        startResendTimer(timer);
        onSent();
      } else if (outcome !== null) {
        if (outcome.retryAt !== null) startResendTimer(timer, outcome.retryAt);
        onRefused({ ...outcome, retryAt: null });
      }
    } catch {
      onRefused({ ...noRefusal, form: t({ id: 'error.network' }) });
    } finally {
      setSending(false);
    }
  };
  return (
    <Button size="sm" variant="outline" minW="28" disabled={isSending || seconds > 0} onClick={() => void onClick()}>
      {seconds > 0 ? t({ id: 'auth.code.again' }, { seconds }) : t({ id: 'auth.code.send' })}
    </Button>
  );
}
