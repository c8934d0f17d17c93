import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useGroup } from '../frame/group-context.ts';
import { useResetGroupPasswordsMutation, type RosterSlip_SlipFragment } from './roster.generated.ts';
import { Slips } from './slips.tsx';

interface ResetButtonProps {
  readonly userId: string;
  readonly username: string;
}

/** Gives a member whose account the group made a new password, and shows it once. */
export function ResetButton({ userId, username }: ResetButtonProps) {
  const t = useText();
  const act = useAct();
  const { id: groupId } = useGroup();
  const [reset] = useResetGroupPasswordsMutation();
  const [isAsking, setAsking] = useState(false);
  const [slips, setSlips] = useState<readonly RosterSlip_SlipFragment[]>([]);
  const send = () =>
    act(
      async () => {
        const result = (await reset({ variables: { input: { groupId, userIds: [userId] } } })).data
          ?.resetGroupPasswords;
        if (result?.__typename === 'ResetGroupPasswordsSuccess') setSlips(result.slips);
        return result;
      },
      t({ id: 'group.roster.wasReset' }),
    );
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
        onConfirm={() => void send()}
        onClose={() => setAsking(false)}
      />
      {slips.length === 0 ? null : (
        <SheetDialog title={t({ id: 'group.roster.slips' })} size="md" onClose={() => setSlips([])}>
          <Slips slips={slips} />
        </SheetDialog>
      )}
    </>
  );
}
