import { Button, chakra, Drawer, Portal, Stack } from '@chakra-ui/react';
import { NavLink } from 'react-router';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { useReturnFocus } from '../../lib/keyboard/use-return-focus.ts';
import { openAuthDialog } from '../../lib/session/auth-dialog-store.ts';
import { useViewer } from '../../lib/session/use-viewer.ts';
import { useSiteConfig } from '../../lib/site/use-site-config.ts';
import { NAVIGATION_ENTRIES } from './navigation-entries.ts';

/** The navigation on narrow screens. */
export function NavDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  useReturnFocus();
  const { shortName } = useSiteConfig();
  return (
    <Drawer.Root open onOpenChange={({ open }) => (open ? undefined : onClose())}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>{shortName}</Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <Button size="xs" variant="ghost" px="1" aria-label={t({ id: 'action.close' })}>
                  <Icon name="close" />
                </Button>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body px="2">
              <Stack as="nav" aria-label={t({ id: 'nav.label' })} gap="0.5">
                {NAVIGATION_ENTRIES.map((entry) => (
                  <DrawerLink key={entry.to} to={entry.to} onClick={onClose}>
                    {t(entry.label)}
                  </DrawerLink>
                ))}
              </Stack>
              <VisitorActions onClose={onClose} />
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

function VisitorActions({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { hasToken } = useViewer();
  if (hasToken) return null;
  const open = (tab: 'signIn' | 'register') => {
    onClose();
    openAuthDialog({ tab, reason: null });
  };
  return (
    <Stack gap="2" px="2" pt="4" mt="3" borderTopWidth="1px">
      <Button size="sm" variant="outline" onClick={() => open('signIn')}>
        {t({ id: 'auth.signIn' })}
      </Button>
      <Button size="sm" colorPalette="accent" onClick={() => open('register')}>
        {t({ id: 'auth.register' })}
      </Button>
    </Stack>
  );
}

const DrawerLink = chakra(NavLink, {
  base: {
    paddingInline: '3',
    paddingBlock: '2.5',
    borderRadius: 'l2',
    fontWeight: 'medium',
    _hover: { bg: 'bg.muted' },
    _currentPage: { bg: 'accent.subtle', color: 'accent.fg' },
  },
});
