import { Button } from '@chakra-ui/react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { useRestoreGroupMutation } from './group-frame.generated.ts';

/** Opens a disbanded group again. */
export function RestoreButton({ groupId }: { readonly groupId: string }) {
  const t = useText();
  const act = useAct();
  const [restore, { loading }] = useRestoreGroupMutation();
  const open = async () => {
    if (loading) return;
    const isDone = await act(
      async () => (await restore({ variables: { input: { groupId } } })).data?.restoreGroup,
      t({ id: 'group.restored.done' }),
    );
    if (isDone) focusHeading();
  };
  return (
    <Button size="xs" variant="outline" aria-disabled={loading} onClick={() => void open()}>
      {t({ id: 'group.restore' })}
    </Button>
  );
}
