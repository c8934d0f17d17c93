import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useGroup } from './group-context.ts';
import { useLeaveGroupMutation } from './group-frame.generated.ts';

/** Leaves the group, or takes an application back. */
export function LeaveButton() {
  const t = useText();
  const act = useAct();
  const navigate = useNavigate();
  const { id, viewerLevel } = useGroup();
  const [isAsking, setAsking] = useState(false);
  const [leave, { loading }] = useLeaveGroupMutation();
  const isMember = viewerLevel !== 'APPLYING';
  const action = isMember ? t({ id: 'group.leave' }) : t({ id: 'group.withdraw' });
  const goOut = async () => {
    if (loading) return;
    let isClosed = false;
    const isDone = await act(
      async () => {
        const result = (await leave({ variables: { input: { groupId: id } } })).data?.leaveGroup;
        isClosed = result?.__typename === 'LeaveGroupSuccess' && result.group === null;
        return result;
      },
      isMember ? t({ id: 'group.left' }) : t({ id: 'group.withdrawn' }),
    );
    // A hidden group is closed to who left it.
    if (isClosed) void navigate('/group');
    else if (isDone) focusHeading();
  };
  return (
    <>
      <Button size="sm" variant="outline" aria-disabled={loading} onClick={() => setAsking(true)}>
        {action}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={action}
        text={isMember ? t({ id: 'group.leaveText' }) : t({ id: 'group.withdrawText' })}
        action={action}
        onConfirm={() => void goOut()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
