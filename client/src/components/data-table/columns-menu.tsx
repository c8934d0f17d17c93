import { Box, Button, Menu, Portal } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import { isCompactStore, setCompact } from '../../lib/preferences/density-store.ts';
import { useStore } from '../../lib/store/store.ts';
import { Icon } from '../icon/icon.tsx';
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
              <Tick
                key={column.id}
                id={column.id}
                label={column.head}
                isOn={!isHidden(column)}
                onChange={(isShown) => show(column.id, isShown)}
              />
            ))}
            <Box mt="1" pt="1" borderTopWidth="1px">
              <Tick id="compact" label={t({ id: 'preference.compact' })} isOn={isCompact} onChange={setCompact} />
            </Box>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

interface TickProps {
  readonly id: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Tick({ id, label, isOn, onChange }: TickProps) {
  return (
    <Menu.CheckboxItem value={id} checked={isOn} onCheckedChange={onChange}>
      <Box w="4" flexShrink="0" aria-hidden>
        <Menu.ItemIndicator>✓</Menu.ItemIndicator>
      </Box>
      {label}
    </Menu.CheckboxItem>
  );
}
