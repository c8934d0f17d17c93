import { Badge, Box, chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, matchPath, useLocation } from 'react-router';
import { usePlacePages } from '../lib/keyboard/open-place.ts';
import { ScrollRow } from './scroll-row.tsx';

/** One of several pages with addresses of their own. */
interface PageTab {
  readonly to: string;
  /** What of it the tab opens, which makes it no other page. */
  readonly search?: string;
  /** Only its own address is the one that is shown, none below it. */
  readonly isExact?: boolean;
  /** Addresses of other pages that belong to it, such as the items of its list. */
  readonly alsoBelow?: readonly string[];
  readonly text: string;
  /** What it says at other times: it stays wide enough for that. */
  readonly otherText?: string;
  readonly isDisabled?: boolean;
  /** How much of it is not read yet, with words for it; null: nothing. */
  readonly unread?: { readonly count: number; readonly label: string } | null;
}

interface PageTabsProps {
  /** What the pages belong to, for screen readers. */
  readonly label: string;
  /** Why a disabled page does not open. */
  readonly closedHint: string;
  readonly tabs: readonly PageTab[];
  /** After them, such as several pages in one tab. */
  readonly children?: ReactNode;
}

/** Links to the pages of a contest or a training, above the one that is shown. */
export function PageTabs({ label, closedHint, tabs, children }: PageTabsProps) {
  const { pathname } = useLocation();
  const navRef = useRef<HTMLDivElement>(null);
  usePlacePages(
    tabs
      .filter(({ isDisabled = false }) => !isDisabled)
      .map(({ to, search = '', text }) => ({ to: `${to}${search}`, text, place: label })),
  );
  const unread = tabs.map((tab) => tab.unread?.count ?? 0).join(' ');
  useEffect(() => {
    // On a narrow screen the last ones may be outside, and those beside it show that there are more.
    navRef.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
    // Their marks move them.
  }, [pathname, unread]);
  return (
    <Box borderBottomWidth="1px">
      <ScrollRow>
        <Flex as="nav" ref={navRef} aria-label={label} gap={{ base: '0', md: '1' }} minW="max-content">
          {tabs.map((tab) =>
            tab.isDisabled ? (
              <ClosedTab key={tab.to} role="link" aria-disabled="true" title={closedHint}>
                {tab.text}
              </ClosedTab>
            ) : (
              <TabLink
                key={tab.to}
                to={{ pathname: tab.to, search: tab.search ?? '' }}
                aria-current={isShown(tab, pathname) ? 'page' : undefined}
              >
                <chakra.span display="grid" justifyItems="center">
                  <chakra.span gridArea="1 / 1">{tab.text}</chakra.span>
                  {tab.otherText === undefined ? null : (
                    <chakra.span gridArea="1 / 1" aria-hidden visibility="hidden">
                      {tab.otherText}
                    </chakra.span>
                  )}
                </chakra.span>
                {tab.unread ? (
                  <Badge ms="1.5" colorPalette="amber" aria-label={tab.unread.label}>
                    {tab.unread.count}
                  </Badge>
                ) : null}
              </TabLink>
            ),
          )}
          {children}
        </Flex>
      </ScrollRow>
    </Box>
  );
}

function isShown({ to, isExact = false, alsoBelow = [] }: PageTab, pathname: string): boolean {
  return (
    matchPath({ path: to, end: isExact }, pathname) !== null ||
    alsoBelow.some((path) => matchPath({ path, end: false }, pathname) !== null)
  );
}

/** Of a tab, for what stands among tabs. */
export const tabLook = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'control',
  paddingInline: { base: '2', md: '3' },
  paddingBlock: '2',
  fontSize: { base: 'xs', md: 'sm' },
  fontWeight: 'medium',
  textDecoration: 'none',
  flexShrink: '0',
} as const;

const TabLink = chakra(Link, {
  base: {
    ...tabLook,
    color: 'fg.muted',
    _hover: { color: 'fg' },
    _currentPage: { color: 'accent.fg', layerStyle: 'current' },
  },
});
const ClosedTab = chakra('span', { base: { ...tabLook, color: 'fg.muted', opacity: '0.5', cursor: 'not-allowed' } });
