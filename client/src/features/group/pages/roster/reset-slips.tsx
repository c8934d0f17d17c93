import { Text } from '@chakra-ui/react';
import { SheetDialog } from '../../../../components/sheet-dialog.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { Slips } from './slips.tsx';
import type { useReset } from './use-reset.ts';

/** New passwords of members, to be printed; nothing while there are none. */
export function ResetSlips({ reset: { done, close } }: { readonly reset: ReturnType<typeof useReset> }) {
  const t = useText();
  if (done === null) return null;
  const { slips, leftOutIds } = done;
  return (
    <SheetDialog title={t({ id: 'group.roster.slips' })} size="md" onClose={close}>
      {leftOutIds.length === 0 ? null : (
        <Text mb="3" fontSize="sm">
          {t({ id: 'group.roster.leftOut' }, { count: leftOutIds.length })}
        </Text>
      )}
      <Slips slips={slips} />
    </SheetDialog>
  );
}
