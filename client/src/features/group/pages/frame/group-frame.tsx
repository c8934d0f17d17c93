import { Box, Grid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLocation, useMatch } from 'react-router';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeading } from '../../../../components/page-header.tsx';
import { PageTabs } from '../../../../components/page-tabs.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useSiteConfig } from '../../../../lib/site/use-site-config.ts';
import { isInCharge, useGroup } from './group-context.ts';
import { GroupNotices } from './group-notices.tsx';
import { SideCard } from './side-card.tsx';

/** Name and pages of a group beside its card, around the page that is shown. */
export function GroupFrame({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const group = useGroup();
  const { id, name, viewerCanEnter, viewerRights, viewerCanEdit } = group;
  const { isGroupDiscussionOpen } = useSiteConfig();
  const base = `/group/${id}`;
  const isDisabled = !viewerCanEnter;
  // On phones the card is on the home page alone, and comes first.
  const isHome = useMatch(base) !== null;
  const { pathname } = useLocation();
  // Tables of many columns.
  const isWide = ['/status', '/problem', '/problem-admin', '/progress'].some((page) => pathname === `${base}${page}`);
  return (
    <PageBody>
      <PageTitle text={name} />
      <PageHeading mb="2">{name}</PageHeading>
      <GroupNotices />
      <PageTabs
        label={t({ id: 'group.pages' })}
        closedHint={t({ id: 'group.tabClosed' })}
        tabs={[
          { to: base, isExact: true, text: t({ id: 'group.tab.home' }) },
          {
            to: `${base}/problem`,
            alsoBelow: [`${base}/problem-admin`, `${base}/shared`],
            text: t({ id: 'nav.problems' }),
            isDisabled,
          },
          { to: `${base}/training`, text: t({ id: 'nav.training' }), isDisabled },
          {
            to: `${base}/contest`,
            alsoBelow: [`${base}/contest-admin`],
            text: t({ id: 'nav.contests' }),
            isDisabled,
          },
          { to: `${base}/status`, text: t({ id: 'nav.status' }), isDisabled },
          ...(isGroupDiscussionOpen
            ? [
                {
                  to: `${base}/discussion`,
                  alsoBelow: [`${base}/discussion-detail`],
                  text: t({ id: 'nav.discussion' }),
                  isDisabled,
                },
              ]
            : []),
          { to: `${base}/member`, text: t({ id: 'group.tab.members' }), isDisabled },
          ...(viewerRights.includes('GRADES')
            ? [{ to: `${base}/progress`, text: t({ id: 'group.tab.progress' }) }]
            : []),
          ...(viewerRights.includes('DISCUSSIONS')
            ? [{ to: `${base}/announcement`, text: t({ id: 'group.tab.announcements' }) }]
            : []),
          ...(viewerCanEdit || isInCharge(group)
            ? [{ to: `${base}/setting`, text: t({ id: 'group.tab.setting' }) }]
            : []),
          { to: `${base}/rank`, text: t({ id: 'group.tab.rank' }), isDisabled },
        ]}
      />
      <Grid
        pt="4"
        gap="4"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: isWide ? undefined : 'minmax(0, 1fr) 19rem' }}
      >
        <Box minW="0">{children}</Box>
        {isWide ? null : (
          <Stack gap="4" order={{ base: -1, lg: 0 }} hideBelow={isHome ? undefined : 'lg'}>
            <SideCard />
          </Stack>
        )}
      </Grid>
    </PageBody>
  );
}
