import { Menu, Portal } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { MoreActsButton, type Act } from './more-acts-button.tsx';

/** Acts that a bar has no room for, as a menu that is opened as soon as it is there. */
export function MoreActs({ acts }: { readonly acts: readonly Act[] }) {
  return (
    <Menu.Root defaultOpen positioning={{ placement: 'top-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <MoreActsButton />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {acts.map((act) =>
              'to' in act ? (
                <Menu.Item key={act.id} value={act.id} asChild>
                  <RouterLink to={act.to}>
                    <Icon name={act.icon} />
                    {act.label}
                  </RouterLink>
                </Menu.Item>
              ) : (
                <Menu.Item key={act.id} value={act.id} onClick={act.onPress}>
                  <Icon name={act.icon} />
                  {act.label}
                </Menu.Item>
              ),
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
