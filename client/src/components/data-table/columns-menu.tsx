import { Box, Button, Menu, Portal } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import { isCompactStore, setCompact } from '../../lib/preferences/density-store.ts';
import { useStore } from '../../lib/store/store.ts';
import { Icon } from '../icon/icon.tsx';
import { MenuCheck } from '../row-menu.tsx';
import type { useHiddenColumns } from './use-hidden-columns.ts';

export interface ColumnsMenuProps {
  readonly columns: ReturnType<typeof useHiddenColumns<{ readonly id: string; readonly head: string }>>;
}

/** Which columns are shown, and how dense the rows are: boxes to tick. */
export function ColumnsMenu({ columns: { choosable, isHidden, show } }: ColumnsMenuProps) {
  const t = useText();
  const isCompact = useStore(isCompactStore);
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} closeOnSelect={false} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button size="xs" variant="outline">
          {t({ id: 'table.columns' })}
          <Icon name="chevronDown" size="3" />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {choosable.map((column) => (
              <MenuCheck
                key={column.id}
                id={column.id}
                label={column.head}
                isOn={!isHidden(column)}
                onChange={(isShown) => show(column.id, isShown)}
              />
            ))}
            <Box mt="1" pt="1" borderTopWidth="1px">
              <MenuCheck id="compact" label={t({ id: 'preference.compact' })} isOn={isCompact} onChange={setCompact} />
            </Box>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
