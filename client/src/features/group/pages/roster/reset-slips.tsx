import { Text } from '@chakra-ui/react';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { useLeaveGuard } from '../../../../lib/form/use-leave-guard.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { SlipsGuard } from './slips-guard.tsx';
import { Slips } from './slips.tsx';
import type { useReset } from './use-reset.ts';

/** New passwords of members, to be printed; nothing while there are none. */
export function ResetSlips({ reset: { done, close } }: { readonly reset: ReturnType<typeof useReset> }) {
  const t = useText();
  const guard = useLeaveGuard(done !== null);
  if (done === null) return null;
  const { slips, leftOutIds } = done;
  return (
    <SheetDialog title={t({ id: 'group.roster.slips' })} size="md" onClose={() => guard.ask(close)}>
      {leftOutIds.length === 0 ? null : (
        <Text mb="3" fontSize="sm">
          {t({ id: 'group.roster.leftOut' }, { count: leftOutIds.length })}
        </Text>
      )}
      <Slips slips={slips} />
      <SlipsGuard guard={guard} />
    </SheetDialog>
  );
}
