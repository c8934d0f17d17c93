import { Box, Button, Menu, Portal } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import { Icon } from '../icon/icon.tsx';
import type { useHiddenColumns } from './use-hidden-columns.ts';

export interface ColumnsMenuProps {
  readonly columns: ReturnType<typeof useHiddenColumns<{ readonly id: string; readonly head: string }>>;
}

/** Which columns are shown: boxes to tick. */
export function ColumnsMenu({ columns: { choosable, isHidden, show } }: ColumnsMenuProps) {
  const t = useText();
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
              <Menu.CheckboxItem
                key={column.id}
                value={column.id}
                checked={!isHidden(column)}
                onCheckedChange={(isShown) => show(column.id, isShown)}
              >
                <Box w="4" flexShrink="0" aria-hidden>
                  <Menu.ItemIndicator>✓</Menu.ItemIndicator>
                </Box>
                {column.head}
              </Menu.CheckboxItem>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
