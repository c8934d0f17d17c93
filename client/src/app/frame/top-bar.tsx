import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { Suspense, lazy, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { openAuthDialog } from '../../lib/session/auth-dialog-store.ts';
import { useViewer } from '../../lib/session/use-viewer.ts';
import { useSiteConfig } from '../../lib/site/use-site-config.ts';
import { BarLink } from './bar-link.tsx';
import { NavGroup } from './nav-group.tsx';
import { useNavigationItems } from './navigation-entries.ts';
import { navigationMode } from './navigation-mode.ts';
import { PaletteButton } from './palette-button.tsx';
import { ColorSchemeSwitch, LocaleSwitch } from './preference-switches.tsx';

const AccountMenus = lazy(() =>
  import('./account-menus.tsx').then(({ AccountMenus: component }) => ({ default: component })),
);
const ModeLinks = lazy(() => import('./mode-links.tsx').then(({ ModeLinks: component }) => ({ default: component })));
const NavDrawer = lazy(() => import('./nav-drawer.tsx').then(({ NavDrawer: component }) => ({ default: component })));

/**
 * The bar on top of every page: where to go, how the page looks, who is signed in. Under 992 px the places are in a
 * drawer.
 */
export function TopBar() {
  const t = useText();
  const { shortName } = useSiteConfig();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <Box as="header" position="sticky" top="0" zIndex="sticky" bg="bg.panel" borderBottomWidth="1px" h="12">
      <Flex align="center" gap={{ base: '1', md: '2' }} h="full" px={{ base: '2', md: '4' }}>
        <Button
          hideFrom="lg"
          size="sm"
          px="1"
          variant="ghost"
          aria-label={t({ id: 'nav.open' })}
          aria-expanded={isDrawerOpen}
          onClick={() => setDrawerOpen(true)}
        >
          <Icon name="menu" size="5" />
        </Button>
        <SiteMark name={shortName} />
        <Flex as="nav" aria-label={t({ id: 'nav.label' })} hideBelow="lg" h="full" ms={{ base: '2', xl: '4' }}>
          <Places />
        </Flex>
        <Box flex="1" />
        <PaletteButton />
        <Account />
        <LocaleSwitch />
        <ColorSchemeSwitch />
      </Flex>
      <Suspense>{isDrawerOpen ? <NavDrawer onClose={() => setDrawerOpen(false)} /> : null}</Suspense>
    </Box>
  );
}

/** The ordinary places, or those of the training, contest or group that is shown. */
function Places() {
  const t = useText();
  const { pathname } = useLocation();
  const items = useNavigationItems();
  const mode = navigationMode(pathname);
  if (mode !== null) {
    return (
      <Suspense>
        <ModeLinks mode={mode}>
          {(to, text, isExact) => (
            <BarLink key={to} to={to} end={isExact}>
              {text}
            </BarLink>
          )}
        </ModeLinks>
      </Suspense>
    );
  }
  return items.map((item) =>
    'entries' in item ? (
      <NavGroup key={item.label.id} label={t(item.label)} entries={item.entries} />
    ) : (
      <BarLink key={item.label.id} to={item.to}>
        {t(item.label)}
      </BarLink>
    ),
  );
}

function SiteMark({ name }: { readonly name: string }) {
  return (
    <Flex asChild align="center" gap="2" px="1" fontWeight="semibold" fontSize="md" flexShrink="0">
      <RouterLink to="/home" aria-label={name}>
        <img src="/favicon.svg" alt="" width="22" height="22" />
        {/* Its room is needed where the places have only just some. */}
        <chakra.span display={{ base: 'none', sm: 'inline', lg: 'none', xl: 'inline' }}>{name}</chakra.span>
      </RouterLink>
    </Flex>
  );
}

function Account() {
  const t = useText();
  const { hasToken, user } = useViewer();
  const { isRegistrationOpen } = useSiteConfig();
  if (hasToken) {
    return (
      <Suspense fallback={<Box w="16" />}>
        <AccountMenus user={user} />
      </Suspense>
    );
  }
  return (
    <Flex gap="1" flexShrink="0">
      <Button size="xs" variant="ghost" onClick={() => openAuthDialog({ tab: 'signIn', reason: null })}>
        {t({ id: 'auth.signIn' })}
      </Button>
      {isRegistrationOpen ? (
        <Button
          size="xs"
          colorPalette="accent"
          hideBelow="sm"
          onClick={() => openAuthDialog({ tab: 'register', reason: null })}
        >
          {t({ id: 'auth.register' })}
        </Button>
      ) : null}
    </Flex>
  );
}
