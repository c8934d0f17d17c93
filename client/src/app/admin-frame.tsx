import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { Icon } from '../components/icon/icon.tsx';
import { managedId } from '../lib/address/management-path.ts';
import { message } from '../lib/intl/message.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { adminPart } from '../lib/intl/parts/admin.ts';
import { tablePart } from '../lib/intl/parts/table.ts';
import { useText } from '../lib/intl/use-text.ts';
import { useViewer } from '../lib/session/use-viewer.ts';
import { useSiteConfig } from '../lib/site/use-site-config.ts';
import { PageBar, SectionBar } from './admin/place-bar.tsx';
import { placesOf } from './admin/places.ts';
import { PaletteButton } from './frame/palette-button.tsx';
import { ColorSchemeSwitch, LocaleSwitch } from './frame/preference-switches.tsx';
import { SiteAlarms } from './frame/site-alarms.tsx';
import { UserMenu } from './frame/user-menu.tsx';

/** What is around every management page instead of the site's bar: a window of its own. */
export function AdminFrame({ children }: { readonly children: ReactNode }) {
  const viewer = useViewer();
  // The sign-in, and accounts that may manage nothing, have no rows to choose from.
  const hasPlaces = viewer.hasToken && (viewer.user === null || placesOf(viewer).length > 0);
  return (
    <MoreSentences part={adminPart}>
      <Box as="header" position="sticky" top="0" zIndex="sticky" bg="bg.panel" borderBottomWidth="1px">
        <Bar hasPlaces={hasPlaces} />
      </Box>
      {/* It scrolls away: what sticks below the bar, and where the page scrolls to, count on the height of one row. */}
      {hasPlaces ? (
        <Box h="9" px={{ base: '2', '2xl': '4' }} bg="bg.subtle" borderBottomWidth="1px">
          <PageBar viewer={viewer} />
        </Box>
      ) : null}
      {viewer.isAdmin ? <SiteAlarms /> : null}
      <MoreSentences part={tablePart}>
        <Flex id={managedId} tabIndex={-1} outline="none" direction="column" flex="1" minW="0">
          {children}
        </Flex>
      </MoreSentences>
    </MoreSentences>
  );
}

const roles = {
  ROOT: message({ id: 'admin.role.root' }),
  ADMIN: message({ id: 'admin.role.admin' }),
  PROBLEM_ADMIN: message({ id: 'admin.role.problemAdmin' }),
} as const;

/** Parts of the management and who is signed in; on phones the parts have a row of their own. */
function Bar({ hasPlaces }: { readonly hasPlaces: boolean }) {
  const t = useText();
  const { shortName } = useSiteConfig();
  const viewer = useViewer();
  const { user, role, siteActs } = viewer;
  const title = t({ id: 'admin.title' }, { site: shortName });
  const toSite = t({ id: 'admin.toSite' });
  const roleName = role !== null && role in roles ? t(roles[role as keyof typeof roles]) : null;
  return (
    <Flex align="center" wrap={{ base: 'wrap', md: 'nowrap' }} px={{ base: '2', '2xl': '4' }} columnGap="1">
      <Flex asChild align="center" gap="2" px="1" h="12" fontWeight="semibold" flexShrink="0">
        {/* Authors who manage nothing else come here for their problems alone. */}
        <RouterLink to={user !== null && !siteActs.includes('MANAGE') ? '/home' : '/admin'} aria-label={title}>
          <img src="/favicon.svg" alt="" width="22" height="22" />
          <chakra.span hideBelow="2xl">{title}</chakra.span>
        </RouterLink>
      </Flex>
      <Box
        order={{ base: 1, md: 0 }}
        h={{ base: '10', md: '12' }}
        flex={{ base: '1 0 100%', md: '1' }}
        minW="0"
        ms={{ base: '0', '2xl': '3' }}
        hideBelow={hasPlaces ? undefined : 'md'}
      >
        <SectionBar viewer={viewer} />
      </Box>
      {/* It wraps nothing: where there is little room the name is cut. */}
      <Flex align="center" justify="flex-end" columnGap="1" flex={{ base: '1', md: '0 1 auto' }} minW="0">
        <PaletteButton />
        <Button asChild size="xs" variant="ghost" px={{ base: '1', md: '2' }}>
          <RouterLink to="/home" aria-label={toSite} title={toSite}>
            <chakra.span hideFrom="md">
              <Icon name="home" />
            </chakra.span>
            <chakra.span hideBelow="md">{toSite}</chakra.span>
          </RouterLink>
        </Button>
        <LocaleSwitch />
        <ColorSchemeSwitch />
        {user === null ? null : (
          <UserMenu
            user={user}
            label={
              <Box minW="0" fontSize="xs" lineHeight="short" textAlign="start">
                <Box maxW={{ base: '6rem', xl: '10rem' }} truncate fontWeight="medium" title={user.username}>
                  {user.username}
                </Box>
                {roleName === null ? null : (
                  <Box color="fg.muted" truncate>
                    {roleName}
                  </Box>
                )}
              </Box>
            }
          />
        )}
      </Flex>
    </Flex>
  );
}
