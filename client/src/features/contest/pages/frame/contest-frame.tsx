import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useMatch, useSearchParams } from 'react-router';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeading } from '../../../../components/page-header.tsx';
import { PageTabs } from '../../../../components/page-tabs.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { useServerNow } from '../../../../lib/clock/use-server-clock.ts';
import { useDeskWork } from '../../../../lib/contest-news/desk-work.ts';
import { newsSlotStore } from '../../../../lib/contest-news/news-slot.ts';
import { useUnreadNews } from '../../../../lib/contest-news/unread-news.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useIsPhone } from '../../../../lib/preferences/use-is-phone.ts';
import { ContestBadges } from './contest-badges.tsx';
import { useContest } from './contest-context.ts';
import { ContestGroup } from './contest-group.tsx';
import { progressAt } from './contest-time.ts';
import { ContestantViewButton } from './contestant-view-button.tsx';
import { Countdown } from './countdown.tsx';
import { JuryTabs } from './jury-tabs.tsx';
import { SettingsLink } from './settings-link.tsx';
import { useContestTabs } from './use-contest-tabs.ts';

/** Name, clock and pages of a contest, around the page that is shown. */
export function ContestFrame({ children }: { readonly children: ReactNode }) {
  const { contest, status, virtual } = useContest();
  const isPhone = useIsPhone();
  // The board's address may put it away; those of other pages do not, so whoever leaves the board has it again.
  const hasMenu = useSearchParams()[0].get('menu') !== 'false';
  return (
    <PageBody>
      <PageTitle text={contest.title} />
      {contest.groupId === null ? null : <ContestGroup groupId={contest.groupId} />}
      <Flex align="start" justify="space-between" gap="3" wrap="wrap" mb="2">
        <Box minW="0">
          <PageHeading mb="1">{contest.title}</PageHeading>
          <ContestBadges
            status={status}
            type={contest.type}
            access={contest.access}
            isOfGroup={contest.groupId !== null}
            isVirtual={virtual !== null}
          />
        </Box>
        <Flex align="center" gap="3" wrap="wrap">
          <ContestantViewButton />
          <SettingsLink />
          <Countdown times={virtual ?? contest} fontSize="lg" fontWeight="semibold" />
        </Flex>
      </Flex>
      <Progress />
      {hasMenu ? <ContestTabs /> : null}
      {/* In a corner of a small screen they would cover the page, such as the legend of a scoreboard. */}
      {isPhone ? <Box mt="2" ref={newsSlotStore.set} /> : null}
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
  const { announcements, clarifications } = useUnreadNews();
  const { balloons, prints } = useDeskWork();
  const unread: Readonly<Record<string, number>> = { announcements, clarifications };
  const waiting: Readonly<Record<string, number>> = { 'ac-info': balloons, 'admin-print': prints };
  const mark = (path: string) => {
    const [news = 0, work = 0] = [unread[path], waiting[path]];
    if (news > 0) return { count: news, label: t({ id: 'contest.tab.unread' }, { count: news }) };
    return work > 0 ? { count: work, label: t({ id: 'contest.tab.waiting' }, { count: work }) } : null;
  };
  const base = `/contest/${contest.id}`;
  const ofJury = tabs.filter(({ isOfJury, isDisabled }) => isOfJury && !isDisabled);
  // Where submissions of all are shown, the tab must not call them one's own.
  const isMine = useSearchParams()[0].get('onlyMine') === 'true';
  const isOfAll = useMatch(`${base}/submissions`) !== null && !isMine;
  return (
    <PageTabs
      label={t({ id: 'contest.pages' })}
      closedHint={t({ id: 'contest.tabClosed' })}
      tabs={tabs
        .filter(({ isOfJury }) => !isOfJury)
        .map(({ path, search = '', label, isDisabled }) => ({
          to: path === '' ? base : `${base}/${path}`,
          search,
          isExact: path === '',
          text: path === 'submissions' && isOfAll ? t({ id: 'contest.tab.submissions' }) : t(label),
          ...(path === 'submissions' && { otherText: t(label) }),
          isDisabled,
          unread: mark(path),
        }))}
    >
      {ofJury.length === 0 ? null : (
        <JuryTabs
          tabs={ofJury.map(({ path, label }) => ({
            to: `${base}/${path}`,
            text: t(label),
            waiting: mark(path)?.count ?? 0,
          }))}
        />
      )}
    </PageTabs>
  );
}
