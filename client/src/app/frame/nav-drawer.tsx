import { Button, chakra, Drawer, Portal, Stack } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Icon } from '../../components/icon/icon.tsx';
import { MoreSentences } from '../../lib/intl/more-sentences.tsx';
import { pagePart } from '../../lib/intl/parts/page.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { useReturnFocus } from '../../lib/keyboard/use-return-focus.ts';
import { openAuthDialog } from '../../lib/session/auth-dialog-store.ts';
import { useViewer } from '../../lib/session/use-viewer.ts';
import { useSiteConfig } from '../../lib/site/use-site-config.ts';
import { ModeLinks } from './mode-links.tsx';
import { useNavigationItems, type NavigationEntry } from './navigation-entries.ts';
import { navigationMode } from './navigation-mode.ts';

/** The navigation on narrow screens. */
export function NavDrawer({ onClose }: { readonly onClose: () => void }) {
  return (
    <MoreSentences part={pagePart}>
      <OpenDrawer onClose={onClose} />
    </MoreSentences>
  );
}

function OpenDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  useReturnFocus();
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    // Back leads to another page, which the drawer must not cover.
    const close = () => leave();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
  const { shortName } = useSiteConfig();
  const { siteActs } = useViewer();
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
                <Places onClose={onClose} />
                {siteActs.includes('MANAGE') ? (
                  <DrawerAnchor href="/admin" target="_blank" rel="noreferrer" onClick={onClose}>
                    {t({ id: 'nav.management' })}
                  </DrawerAnchor>
                ) : null}
              </Stack>
              <VisitorActions onClose={onClose} />
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

/** The same places as in the bar; those under one name are nested. */
function Places({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { pathname } = useLocation();
  const items = useNavigationItems();
  const mode = navigationMode(pathname);
  if (mode !== null) {
    return (
      <ModeLinks mode={mode}>
        {(to, text, isExact) => (
          <DrawerLink key={to} to={to} end={isExact} onClick={onClose}>
            {text}
          </DrawerLink>
        )}
      </ModeLinks>
    );
  }
  return items.map((item) =>
    'entries' in item ? (
      <NestedPlaces key={item.label.id} label={t(item.label)} entries={item.entries} onClose={onClose} />
    ) : (
      <DrawerLink key={item.label.id} to={item.to} onClick={onClose}>
        {t(item.label)}
      </DrawerLink>
    ),
  );
}

interface NestedPlacesProps {
  readonly label: string;
  readonly entries: readonly NavigationEntry[];
  readonly onClose: () => void;
}

function NestedPlaces({ label, entries, onClose }: NestedPlacesProps) {
  const t = useText();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(entries.some(({ to }) => to === pathname));
  return (
    <>
      <DrawerButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {label}
        <chakra.span rotate={isOpen ? '180deg' : undefined}>
          <Icon name="chevronDown" size="3" />
        </chakra.span>
      </DrawerButton>
      {isOpen ? (
        <Stack gap="0.5" ps="4">
          {entries.map((entry) => (
            <DrawerLink key={entry.to} to={entry.to} onClick={onClose}>
              {t(entry.label)}
            </DrawerLink>
          ))}
        </Stack>
      ) : null}
    </>
  );
}

function VisitorActions({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { hasToken } = useViewer();
  const { isRegistrationOpen } = useSiteConfig();
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
      {isRegistrationOpen ? (
        <Button size="sm" colorPalette="accent" onClick={() => open('register')}>
          {t({ id: 'auth.register' })}
        </Button>
      ) : null}
    </Stack>
  );
}

const look = {
  paddingInline: '3',
  paddingBlock: '2.5',
  borderRadius: 'l2',
  fontWeight: 'medium',
  _hover: { bg: 'bg.muted' },
} as const;

const DrawerLink = chakra(NavLink, { base: { ...look, _currentPage: { bg: 'accent.subtle', color: 'accent.fg' } } });
const DrawerAnchor = chakra('a', { base: look });
const DrawerButton = chakra('button', {
  base: { ...look, display: 'flex', alignItems: 'center', justifyContent: 'space-between', cursor: 'pointer' },
});
