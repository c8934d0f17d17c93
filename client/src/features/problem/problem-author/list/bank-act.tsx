import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import {
  useApplyForBankMutation,
  useWithdrawBankApplicationMutation,
  type AdminProblemRow_ProblemFragment,
} from './admin-problems.generated.ts';

/** Applies with a problem of a group for the public bank, or withdraws that. Nothing for those who may not. */
export function BankAct({
  problem: { id, displayId, bankState, viewerCanOffer },
}: {
  readonly problem: AdminProblemRow_ProblemFragment;
}) {
  const t = useText();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const [apply, { loading: isApplying }] = useApplyForBankMutation();
  const [withdraw, { loading: isWithdrawing }] = useWithdrawBankApplicationMutation();
  if (!viewerCanOffer || bankState === 'ACCEPTED') return null;
  const variables = { input: { problemId: String(id) } };
  if (bankState === 'APPLIED')
    return (
      <Button
        size="xs"
        variant="ghost"
        px="2"
        disabled={isWithdrawing}
        aria-label={t({ id: 'author.bank.withdrawOf' }, { id: displayId })}
        onClick={() =>
          void act(
            async () => (await withdraw({ variables })).data?.withdrawBankApplication,
            t({ id: 'author.bank.withdrawn' }, { id: displayId }),
          )
        }
      >
        {t({ id: 'author.bank.withdraw' })}
      </Button>
    );
  return (
    <>
      <Button
        size="xs"
        variant="ghost"
        px="2"
        disabled={isApplying}
        aria-label={t({ id: 'author.bank.applyOf' }, { id: displayId })}
        onClick={() => setAsking(true)}
      >
        {t({ id: 'author.bank.apply' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'author.bank.applyOf' }, { id: displayId })}
        text={t({ id: 'author.bank.applyText' })}
        action={t({ id: 'author.bank.apply' })}
        onConfirm={() =>
          void act(
            async () => (await apply({ variables })).data?.applyForBank,
            t({ id: 'author.bank.applied' }, { id: displayId }),
          )
        }
        onClose={() => setAsking(false)}
      />
    </>
  );
}
