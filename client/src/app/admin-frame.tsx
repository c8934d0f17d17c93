import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { ScrollRow } from '../components/scroll-row.tsx';
import { message } from '../lib/intl/message.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { adminPart } from '../lib/intl/parts/admin.ts';
import { useText } from '../lib/intl/use-text.ts';
import { useSignOut } from '../lib/session/use-sign-out.ts';
import { useViewer } from '../lib/session/use-viewer.ts';
import { useSiteConfig } from '../lib/site/use-site-config.ts';
import { BarLink } from './frame/bar-link.tsx';
import { ColorSchemeSwitch, LocaleSwitch } from './frame/preference-switches.tsx';
import { SiteAlarms } from './frame/site-alarms.tsx';

/** The management pages there are. */
const entries = [
  { to: '/admin/problems', label: message({ id: 'admin.problems' }), isForSuperAdmins: false },
  { to: '/admin/contest', label: message({ id: 'admin.contests' }), isForSuperAdmins: false },
  { to: '/admin/training', label: message({ id: 'admin.trainings' }), isForSuperAdmins: false },
  { to: '/admin/discussion', label: message({ id: 'admin.discussions' }), isForSuperAdmins: false },
  { to: '/admin/judge', label: message({ id: 'admin.judge' }), isForSuperAdmins: false },
  { to: '/admin/problem/batch-operation', label: message({ id: 'admin.batch' }), isForSuperAdmins: false },
  { to: '/admin/includes', label: message({ id: 'admin.includes' }), isForSuperAdmins: false },
  { to: '/admin/problem/tag', label: message({ id: 'admin.tags' }), isForSuperAdmins: false },
  { to: '/admin/user', label: message({ id: 'admin.users' }), isForSuperAdmins: true },
  { to: '/admin/rejudge', label: message({ id: 'admin.rejudge' }), isForSuperAdmins: true },
  { to: '/admin/outbox', label: message({ id: 'admin.outbox' }), isForSuperAdmins: true },
  { to: '/admin/audit', label: message({ id: 'admin.audit' }), isForSuperAdmins: true },
  { to: '/admin/settings', label: message({ id: 'admin.settings' }), isForSuperAdmins: true },
] as const;

/** What is around every management page instead of the site's bar: a window of its own. */
export function AdminFrame({ children }: { readonly children: ReactNode }) {
  const { isAdmin } = useViewer();
  return (
    <MoreSentences part={adminPart}>
      <Box as="header" position="sticky" top="0" zIndex="sticky" bg="bg.panel" borderBottomWidth="1px">
        <Bar />
      </Box>
      {isAdmin ? <SiteAlarms /> : null}
      {children}
    </MoreSentences>
  );
}

function Bar() {
  const t = useText();
  const { shortName } = useSiteConfig();
  const { user, isAdmin, isSuperAdmin } = useViewer();
  const signOut = useSignOut();
  const places = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    places.current
      ?.querySelector('[aria-current="page"], [data-current]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname, isAdmin]);
  return (
    <Flex
      align="center"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      minH="12"
      px={{ base: '2', '2xl': '4' }}
      gap={{ base: '1', md: '2' }}
    >
      <Flex asChild align="center" gap="2" px="1" fontWeight="semibold" flexShrink="0">
        {/* Authors who are no admins come here for their problems alone. */}
        <RouterLink
          to={user !== null && !isAdmin ? '/home' : '/admin'}
          aria-label={t({ id: 'admin.title' }, { site: shortName })}
        >
          <img src="/favicon.svg" alt="" width="22" height="22" />
          <chakra.span hideBelow="2xl">{t({ id: 'admin.title' }, { site: shortName })}</chakra.span>
        </RouterLink>
      </Flex>
      {/* A row of its own on phones, since there are more places than fit beside anything; it scrolls to the one
          that is shown. */}
      <ScrollRow
        ref={places}
        as="nav"
        aria-label={t({ id: 'admin.nav' })}
        order={{ base: 1, md: 0 }}
        h={{ base: '10', md: '12' }}
        flex={{ base: '1 0 100%', md: '1' }}
        minW="0"
        ms={{ base: '0', '2xl': '3' }}
      >
        <Flex h="full">
          {entries
            .filter(({ isForSuperAdmins }) => isSuperAdmin || (isAdmin && !isForSuperAdmins))
            .map(({ to, label }) => (
              <BarLink
                key={to}
                to={to}
                // All places fit at 1280 px.
                paddingInline={{ base: '2.5', '2xl': '3' }}
                {...(isAbove(to, pathname) ? { 'data-current': '' } : {})}
              >
                {t(label)}
              </BarLink>
            ))}
        </Flex>
      </ScrollRow>
      <Box flex="1" hideFrom="md" />
      {user === null ? null : (
        <Button size="xs" variant="ghost" px="2" onClick={() => void signOut()} title={user.username}>
          {t({ id: 'auth.signOut' })}
        </Button>
      )}
      <LocaleSwitch />
      <ColorSchemeSwitch />
    </Flex>
  );
}

/**
 * The form, the revisions and the jury of a problem, questions about code, solutions and tickets are below the list of
 * problems, the moderation of texts is below discussions and mail is below settings, though their addresses are not.
 */
function isAbove(to: string, pathname: string): boolean {
  if (to === '/admin/discussion') return pathname.startsWith('/admin/moderation');
  if (to === '/admin/settings') return pathname === '/admin/mail';
  return (
    to === '/admin/problems' &&
    /^\/admin\/(problem|group-problem|question|solution|ticket)(\/|$)/.test(pathname) &&
    !entries.some((entry) => entry.to === pathname)
  );
}
