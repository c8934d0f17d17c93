import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import type { useLeaveGuard } from '../../../../lib/form/use-leave-guard.ts';
import { useText } from '../../../../lib/intl/use-text.ts';

/** Asks before passwords that are shown once are gone. */
export function SlipsGuard({ guard }: { readonly guard: ReturnType<typeof useLeaveGuard> }) {
  const t = useText();
  return (
    <ConfirmDialog
      isOpen={guard.isAsking}
      title={t({ id: 'group.roster.lose' })}
      text={t({ id: 'group.roster.loseText' })}
      action={t({ id: 'group.roster.loseAction' })}
      onConfirm={guard.leave}
      onClose={guard.stay}
    />
  );
}
