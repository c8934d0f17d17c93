import { Badge, Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation, useSearchParams } from 'react-router';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { useServerNow } from '../../../../lib/clock/use-server-clock.ts';
import { useUnreadNews } from '../../../../lib/contest-news/unread-news.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ContestBadges } from './contest-badges.tsx';
import { useContest } from './contest-context.ts';
import { progressAt } from './contest-time.ts';
import { Countdown } from './countdown.tsx';
import { SettingsLink } from './settings-link.tsx';
import { useContestTabs } from './use-contest-tabs.ts';

/** Name, clock and pages of a contest, around the page that is shown. */
export function ContestFrame({ children }: { readonly children: ReactNode }) {
  const { contest, status, virtual } = useContest();
  // The board's address may put it away; those of other pages do not, so whoever leaves the board has it again.
  const hasMenu = useSearchParams()[0].get('menu') !== 'false';
  return (
    <PageBody>
      <PageTitle text={contest.title} />
      <Flex align="start" justify="space-between" gap="3" wrap="wrap" mb="2">
        <Box minW="0">
          <Heading as="h1" size="lg" mb="1" overflowWrap="anywhere">
            {contest.title}
          </Heading>
          <ContestBadges status={status} type={contest.type} access={contest.access} isVirtual={virtual !== null} />
        </Box>
        <Flex align="center" gap="3" wrap="wrap">
          <SettingsLink />
          <Countdown times={virtual ?? contest} fontSize="lg" fontWeight="semibold" />
        </Flex>
      </Flex>
      <Progress />
      {hasMenu ? <ContestTabs /> : null}
      <Box pt="4">{children}</Box>
    </PageBody>
  );
}

function Progress() {
  const t = useText();
  const { contest, virtual } = useContest();
  return (
    <ProgressBar
      label={virtual === null ? t({ id: 'contest.progress' }) : t({ id: 'contest.virtual' })}
      share={progressAt(virtual ?? contest, useServerNow())}
      h="1"
      mb="1"
    />
  );
}

function ContestTabs() {
  const t = useText();
  const { contest } = useContest();
  const tabs = useContestTabs();
  const { pathname } = useLocation();
  const unread = useUnreadNews();
  const navRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a narrow screen the last ones may stand outside.
    navRef.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // Their marks move them.
  }, [pathname, unread]);
  const base = `/contest/${contest.id}`;
  return (
    <Box borderBottomWidth="1px" overflowX="auto">
      <Flex
        as="nav"
        ref={navRef}
        aria-label={t({ id: 'contest.pages' })}
        gap={{ base: '0', md: '1' }}
        minW="max-content"
      >
        {tabs.map(({ path, label, isDisabled }) =>
          isDisabled ? (
            <ClosedTab key={path} role="link" aria-disabled="true" title={t({ id: 'contest.tabClosed' })}>
              {t(label)}
            </ClosedTab>
          ) : (
            <TabLink key={path} to={path === '' ? base : `${base}/${path}`} end={path === ''}>
              {t(label)}
              <Unread path={path} />
            </TabLink>
          ),
        )}
      </Flex>
    </Box>
  );
}

/** How much of a tab is not read yet. */
function Unread({ path }: { readonly path: string }) {
  const t = useText();
  const unread = useUnreadNews();
  const count = path === 'announcements' ? unread.announcements : path === 'clarifications' ? unread.clarifications : 0;
  if (count === 0) return null;
  return (
    <Badge ms="1.5" colorPalette="amber" aria-label={t({ id: 'contest.tab.unread' }, { count })}>
      {count}
    </Badge>
  );
}

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: { base: '2.5', md: '3' },
  paddingBlock: '2',
  fontSize: { base: 'xs', md: 'sm' },
  fontWeight: 'medium',
  textDecoration: 'none',
  flexShrink: '0',
} as const;

const TabLink = chakra(NavLink, {
  base: {
    ...look,
    color: 'fg.muted',
    _hover: { color: 'fg' },
    _currentPage: { color: 'accent.fg', boxShadow: 'inset 0 -2px 0 {colors.accent.solid}' },
  },
});
const ClosedTab = chakra('span', { base: { ...look, color: 'fg.muted', opacity: '0.5', cursor: 'not-allowed' } });
