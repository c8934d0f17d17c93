import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { isSuccess, type Outcome } from '../../../lib/failure/domain-error.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { useRetryMailMutation, type OutboxRow_MailFragment } from './outbox.generated.ts';

interface SendChosenProps {
  readonly mails: readonly OutboxRow_MailFragment[];
  readonly onSent: () => void;
}

/** Sends the mails that are chosen, such as those that were kept until there was a server. */
export function SendChosen({ mails, onSent }: SendChosenProps) {
  const t = useText();
  const act = useAct();
  const [retry] = useRetryMailMutation();
  const [isBusy, setBusy] = useState(false);
  const sendAll = async (): Promise<Outcome> => {
    let result: Outcome = undefined;
    for (const { id } of mails) {
      result = (await retry({ variables: { id } })).data?.retryMail;
      if (!isSuccess(result)) break;
    }
    return result;
  };
  const send = async () => {
    setBusy(true);
    if (await act(sendAll, t({ id: 'outbox.retried' }))) onSent();
    setBusy(false);
  };
  return (
    <Button
      size="xs"
      variant="outline"
      aria-disabled={mails.length === 0 || isBusy}
      onClick={() => (mails.length === 0 || isBusy ? undefined : void send())}
    >
      {t({ id: 'outbox.sendChosen' }, { count: mails.length })}
    </Button>
  );
}
