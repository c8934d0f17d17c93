import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useGroup } from '../frame/group-context.ts';
import { useDisbandGroupMutation } from '../frame/group-frame.generated.ts';

/** Closes the group to all but its owner, who can restore it for 30 days. */
export function DisbandButton() {
  const t = useText();
  const act = useAct();
  const navigate = useNavigate();
  const { id, name } = useGroup();
  const [isAsking, setAsking] = useState(false);
  const [disband, { loading }] = useDisbandGroupMutation();
  const close = async () => {
    if (loading) return;
    const isDone = await act(
      async () => (await disband({ variables: { input: { groupId: id } } })).data?.disbandGroup,
      t({ id: 'group.disbanded' }),
    );
    if (isDone) void navigate('/group');
  };
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        colorPalette="red"
        color="red.fg"
        aria-disabled={loading}
        onClick={() => setAsking(true)}
      >
        {t({ id: 'group.disband' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'group.disbandTitle' }, { name })}
        text={t({ id: 'group.disbandText' })}
        action={t({ id: 'group.disband' })}
        onConfirm={() => void close()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
