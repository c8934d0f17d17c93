import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { useReset } from './use-reset.ts';

interface ResetChosenProps {
  /** Those of the chosen members whose password the group may set. */
  readonly userIds: readonly string[];
  readonly reset: ReturnType<typeof useReset>;
  readonly onDone: () => void;
}

/** Gives the chosen members new passwords, on one sheet of slips. */
export function ResetChosen({ userIds, reset, onDone }: ResetChosenProps) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const count = userIds.length;
  const send = async () => {
    if (await reset.send(userIds)) onDone();
  };
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        aria-disabled={reset.isBusy || count === 0}
        onClick={() => (reset.isBusy || count === 0 ? undefined : setAsking(true))}
      >
        {t({ id: 'group.roster.resetChosen' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'group.roster.resetChosenTitle' }, { count })}
        text={t({ id: 'group.roster.resetChosenText' })}
        action={t({ id: 'group.roster.resetChosen' })}
        onConfirm={() => void send()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
