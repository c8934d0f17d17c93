import { Button, chakra, Menu, Portal } from '@chakra-ui/react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { Icon } from '../../components/icon/icon.tsx';
import { UserAvatar } from '../../components/user-avatar.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { knownUsername } from '../../lib/session/account-store.ts';
import { tokenStore } from '../../lib/session/token-store.ts';
import { useViewer, type ViewerState } from '../../lib/session/use-viewer.ts';
import { useStore } from '../../lib/store/store.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../components/confirm-dialog.tsx')).ConfirmDialog,
}));

interface UserMenuProps extends Pick<ViewerState, 'user'> {
  /** In the management, which then is no entry; absent: the username, where there is room. */
  readonly label?: ReactNode;
}

/** Menu of the account. @param user null until the server answers. */
export function UserMenu({ user, label }: UserMenuProps) {
  const t = useText();
  const navigate = useNavigate();
  const { siteActs } = useViewer();
  const token = useStore(tokenStore);
  // The browser keeps the username of the last session, so the menu has it offline.
  const username = user?.username ?? knownUsername(token);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
        <Menu.Trigger asChild>
          <Button
            size="xs"
            variant="ghost"
            px="1.5"
            maxW="12rem"
            aria-label={label === undefined ? username || t({ id: 'nav.account' }) : undefined}
          >
            {username === '' ? (
              <Icon name="user" />
            ) : (
              <UserAvatar username={username} avatarUrl={user?.avatarUrl ?? null} />
            )}
            {label ?? (
              <chakra.span truncate hideBelow="xl">
                {username}
              </chakra.span>
            )}
            <Icon name="chevronDown" size="3" />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content minW="10rem">
              <chakra.div px="2" py="1.5" fontSize="xs" color="fg.muted" borderBottomWidth="1px" mb="1" truncate>
                {username}
              </chakra.div>
              <Menu.Item value="home" asChild>
                <RouterLink to={username === '' ? '/user-home' : `/user-home?username=${encodeURIComponent(username)}`}>
                  {t({ id: 'nav.userHome' })}
                </RouterLink>
              </Menu.Item>
              <Menu.Item value="submissions" asChild>
                <RouterLink to="/status?onlyMine=true">{t({ id: 'nav.mySubmissions' })}</RouterLink>
              </Menu.Item>
              <Menu.Item value="settings" asChild>
                <RouterLink to="/setting">{t({ id: 'nav.settings' })}</RouterLink>
              </Menu.Item>
              {label === undefined && siteActs.includes('MANAGE') ? (
                <Menu.Item value="management" asChild>
                  <a href="/admin" target="_blank" rel="noreferrer">
                    {t({ id: 'nav.management' })}
                  </a>
                </Menu.Item>
              ) : null}
              <Menu.Item value="sign-out" display="block" onClick={() => void navigate('/logout')}>
                {t({ id: 'auth.signOut' })}{' '}
                <chakra.span display="block" fontSize="xs" color="fg.muted">
                  {t({ id: 'auth.signOutEverywhere' })}
                </chakra.span>
              </Menu.Item>
              <Menu.Item value="sign-out-shared" display="block" onClick={() => setAsking(true)}>
                {t({ id: 'auth.signOutShared' })}{' '}
                <chakra.span display="block" fontSize="xs" color="fg.muted">
                  {t({ id: 'auth.signOutSharedHint' })}
                </chakra.span>
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <Suspense>
        {isAsking ? (
          <ConfirmDialog
            isOpen
            title={t({ id: 'auth.signOutShared' })}
            text={t({ id: 'auth.signOutSharedText' })}
            action={t({ id: 'auth.signOut' })}
            onConfirm={() => void navigate('/logout', { state: { forgets: true } })}
            onClose={() => setAsking(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
