import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import {
  useDecideBankApplicationMutation,
  type BankApplicationRow_ApplicationFragment,
  type BankDecision,
} from './bank-applications.generated.ts';
import { RefuseDialog } from './refuse-dialog.tsx';

interface ApplicationActsProps {
  readonly problem: Pick<BankApplicationRow_ApplicationFragment['problem'], 'id' | 'displayId' | 'bankState'>;
  readonly onDecided: () => void;
}

/** What can be decided of an application now. */
export function ApplicationActs({ problem: { id, displayId, bankState }, onDecided }: ApplicationActsProps) {
  const t = useText();
  const act = useAct();
  const [isRefusing, setRefusing] = useState(false);
  const [decide, { loading }] = useDecideBankApplicationMutation();
  const send = async (decision: BankDecision, done: string, why: string | null = null) => {
    const isDone = await act(
      async () =>
        (await decide({ variables: { input: { problemId: String(id), decision, reason: why } } })).data
          ?.decideBankApplication,
      done,
    );
    if (isDone) onDecided();
    return isDone;
  };
  return (
    <>
      <Flex gap="2" wrap="wrap" justify={{ md: 'flex-end' }}>
        {bankState === 'APPLIED' ? (
          <>
            <Button
              size="xs"
              colorPalette="accent"
              disabled={loading}
              aria-label={t({ id: 'author.bank.acceptOf' }, { id: displayId })}
              onClick={() => void send('ACCEPT', t({ id: 'author.bank.accepted' }, { id: displayId }))}
            >
              {t({ id: 'author.bank.accept' })}
            </Button>
            <Button
              size="xs"
              variant="outline"
              disabled={loading}
              aria-label={t({ id: 'author.bank.refuseOf' }, { id: displayId })}
              onClick={() => setRefusing(true)}
            >
              {t({ id: 'author.bank.refuse' })}
            </Button>
          </>
        ) : (
          <Button
            size="xs"
            variant="outline"
            disabled={loading}
            aria-label={t({ id: 'author.bank.reopenOf' }, { id: displayId })}
            onClick={() => void send('REOPEN', t({ id: 'author.bank.reopened' }, { id: displayId }))}
          >
            {t({ id: 'author.bank.reopen' })}
          </Button>
        )}
      </Flex>
      {isRefusing ? (
        <RefuseDialog
          title={t({ id: 'author.bank.refuseOf' }, { id: displayId })}
          onRefuse={async (why) => {
            if (await send('REFUSE', t({ id: 'author.bank.refused' }, { id: displayId }), why)) setRefusing(false);
          }}
          onClose={() => setRefusing(false)}
        />
      ) : null}
    </>
  );
}
