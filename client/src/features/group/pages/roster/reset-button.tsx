import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ResetSlips } from './reset-slips.tsx';
import { useReset } from './use-reset.ts';

interface ResetButtonProps {
  readonly userId: string;
  readonly username: string;
}

/** Gives a member whose account the group made a new password, and shows it once. */
export function ResetButton({ userId, username }: ResetButtonProps) {
  const t = useText();
  const reset = useReset();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="xs" variant="outline" onClick={() => setAsking(true)}>
        {t({ id: 'group.roster.reset' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'group.roster.resetTitle' }, { username })}
        text={t({ id: 'group.roster.resetText' })}
        action={t({ id: 'group.roster.reset' })}
        onConfirm={() => void reset.send([userId])}
        onClose={() => setAsking(false)}
      />
      <ResetSlips reset={reset} />
    </>
  );
}
