import { Button, chakra, Menu, Portal } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { useViewer } from '../../lib/session/use-viewer.ts';
import { useSignOut } from './use-sign-out.ts';

interface UserMenuProps {
  /** Null while the server has not answered yet. */
  readonly user: { readonly username: string } | null;
}

/** Who is signed in, and what is theirs. */
export function UserMenu({ user }: UserMenuProps) {
  const t = useText();
  const signOut = useSignOut();
  const { isAdmin } = useViewer();
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button size="xs" variant="ghost" px="2" maxW="12rem" aria-label={user?.username ?? t({ id: 'nav.account' })}>
          <Icon name="user" />
          <chakra.span truncate hideBelow="sm">
            {user?.username}
          </chakra.span>
          <Icon name="chevronDown" size="3" />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="10rem">
            <chakra.div px="2" py="1.5" fontSize="xs" color="fg.muted" borderBottomWidth="1px" mb="1" truncate>
              {user?.username}
            </chakra.div>
            <Menu.Item value="submissions" asChild>
              <RouterLink to="/status?onlyMine=true">{t({ id: 'nav.mySubmissions' })}</RouterLink>
            </Menu.Item>
            {isAdmin ? (
              <Menu.Item value="management" asChild>
                <RouterLink to="/admin">{t({ id: 'nav.management' })}</RouterLink>
              </Menu.Item>
            ) : null}
            <Menu.Item value="sign-out" onClick={signOut}>
              {t({ id: 'auth.signOut' })}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
