import { Box, Button, Menu, Portal, type ButtonProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useText } from '../lib/intl/use-text.ts';
import { Icon } from './icon/icon.tsx';

interface RowMenuProps {
  /** Of the row, for screen readers. */
  readonly name: string;
  /** `RowAct`s and `MenuCheck`s. */
  readonly children: ReactNode;
  /** No higher than a line of text, for tables of such rows. */
  readonly isLow?: boolean;
}

/** What can be done with a row of a table, as a menu. Its page loads `tablePart`. */
export function RowMenu({ name, children, isLow = false }: RowMenuProps) {
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <RowMenuButton name={name} isLow={isLow} />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>{children}</Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

interface RowMenuButtonProps extends Omit<ButtonProps, 'name'>, Pick<RowMenuProps, 'name' | 'isLow'> {}

/** The button of a `RowMenu`; alone and disabled, it stands where a menu that is still being fetched will be. */
export function RowMenuButton({ name, isLow = false, ...props }: RowMenuButtonProps) {
  const t = useText();
  return (
    <Button size={isLow ? '2xs' : 'xs'} variant="outline" aria-label={t({ id: 'table.actsOf' }, { name })} {...props}>
      {t({ id: 'table.acts' })}
      <Icon name="chevronDown" size="3" />
    </Button>
  );
}

type RowActProps = {
  /** Unlike those of the other acts. */
  readonly id: string;
  readonly children: string;
} & (
  | { /** A page of the management. */ readonly to: string }
  | { /** Opens in a tab of its own. */ readonly href: string }
  | {
      readonly onPress: () => void;
      readonly isDisabled?: boolean;
      /** It takes something away. */
      readonly isHarsh?: boolean;
    }
);

/** One entry of a `RowMenu`. */
export function RowAct(props: RowActProps) {
  const { id, children } = props;
  if ('to' in props) {
    return (
      <Menu.Item value={id} asChild>
        <RouterLink to={props.to}>{children}</RouterLink>
      </Menu.Item>
    );
  }
  if ('href' in props) {
    return (
      <Menu.Item value={id} asChild>
        <a href={props.href} target="_blank" rel="noreferrer">
          {children}
        </a>
      </Menu.Item>
    );
  }
  const { onPress, isDisabled = false, isHarsh = false } = props;
  return (
    <Menu.Item value={id} disabled={isDisabled} onClick={onPress} {...(isHarsh ? { color: 'red.fg' } : {})}>
      {children}
    </Menu.Item>
  );
}

interface MenuCheckProps {
  /** Unlike those of the other entries. */
  readonly id: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** An entry of a menu that switches something on and off. */
export function MenuCheck({ id, label, isOn, onChange }: MenuCheckProps) {
  return (
    <Menu.CheckboxItem value={id} checked={isOn} onCheckedChange={onChange}>
      <Box w="4" flexShrink="0" aria-hidden>
        <Menu.ItemIndicator>✓</Menu.ItemIndicator>
      </Box>
      {label}
    </Menu.CheckboxItem>
  );
}
