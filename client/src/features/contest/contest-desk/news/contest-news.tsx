import { Box } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { newsSlotStore } from '../../../../lib/contest-news/news-slot.ts';
import { forgetUnreadNews, unreadNewsStore } from '../../../../lib/contest-news/unread-news.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { askShownAgain } from '../../../../lib/live/ask-shown-again.ts';
import { usePollWhileDeaf } from '../../../../lib/live/use-poll-while-deaf.ts';
import { writePushed } from '../../../../lib/live/write-pushed.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { useStore } from '../../../../lib/store/store.ts';
import {
  ContestAnnouncementsDocument,
  useContestAnnouncementsChangedSubscription,
  useContestAnnouncementsQuery,
} from '../announcements/announcements.generated.ts';
import {
  ClarificationsDocument,
  useClarificationsChangedSubscription,
  useClarificationsQuery,
  useOpenClarificationsQuery,
} from '../clarifications/clarifications.generated.ts';
import { NewsCard } from './news-card.tsx';
import { unreadAnnouncements, unreadAnswers, withRead } from './unread.ts';
import { useReadMarks } from './use-read-marks.ts';

/** How often is asked for what cannot be pushed, in ms (specification, section 7). */
const pollMs = 60_000;
/** Notifications at once; what is older waits for its turn. */
const maxShown = 3;

const cornerLook = {
  position: 'fixed',
  bottom: '16',
  insetEnd: '4',
  zIndex: 'toast',
  w: 'min(21rem, calc(100vw - 2rem))',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  pointerEvents: 'none',
} as const;

interface ContestNewsProps {
  readonly contestId: number;
  /** Those who write it are not told of it; their news are the questions. */
  readonly isJury: boolean;
  /** The tabs count what is unread, but nothing pops up any more. */
  readonly hasEnded: boolean;
}

/**
 * Follows what the jury says while any page of the contest is open. Each new thing stays as a notice until it is read:
 * in a line of the page where it has a place for that, else in a corner. The pages follow the cache.
 */
export function ContestNews({ contestId, isJury, hasEnded }: ContestNewsProps) {
  const t = useText();
  const userId = useViewer().user?.id;
  const { marks, change } = useReadMarks(userId, contestId);
  const slot = useStore(newsSlotStore);
  // The place for notices comes with the page: it is known before the first paint, but not at the first rendering.
  const [isPlaced, setPlaced] = useState(false);
  useLayoutEffect(() => setPlaced(true), []);
  const pollInterval = usePollWhileDeaf(pollMs);
  const variables = { contestId };
  // `useEarlyNews` asks whenever the contest is entered.
  const options = { variables, pollInterval, fetchPolicy: 'cache-first' } as const;
  const { data: announced, error: announcedError } = useContestAnnouncementsQuery(options);
  const { data: clarified, error: clarifiedError } = useClarificationsQuery(options);
  const announcements = announced?.contestAnnouncements.items;
  const clarifications = clarified?.clarifications.items;
  // Notices come in one step, and move what is below them once.
  const isComplete =
    isPlaced && (announced ?? announcedError) !== undefined && (clarified ?? clarifiedError) !== undefined;
  // What becomes of questions older than the first page is not pushed.
  const open = useOpenClarificationsQuery({ variables: { contestId, page: 1 }, pollInterval: pollMs, skip: !isJury })
    .data?.clarifications.total;
  useContestAnnouncementsChangedSubscription({
    variables,
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      if (data)
        writePushed(client, {
          query: ContestAnnouncementsDocument,
          variables,
          data: { __typename: 'Query', contestAnnouncements: data.contestAnnouncementsChanged },
        });
      // Theirs has hidden ones too, which are not pushed.
      if (isJury) askShownAgain(client, ['AllContestAnnouncements']);
    },
  });
  useClarificationsChangedSubscription({
    variables,
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      if (data)
        writePushed(client, {
          query: ClarificationsDocument,
          variables,
          data: { __typename: 'Query', clarifications: data.clarificationsChanged },
        });
      // Those that wait may be older than what is pushed.
      if (isJury) askShownAgain(client, ['OpenClarifications']);
    },
  });
  const isKnown = userId !== undefined;
  const unread = isJury || !isKnown ? [] : unreadAnnouncements(announcements ?? [], marks);
  const answers = isJury || !isKnown ? [] : unreadAnswers(clarifications ?? [], marks);
  const waiting = isJury ? (open ?? 0) : answers.length;
  useLayoutEffect(
    () => unreadNewsStore.set({ announcements: unread.length, clarifications: waiting }),
    [unread.length, waiting],
  );
  useEffect(() => forgetUnreadNews, []);
  const base = `/contest/${contestId}`;
  // The page of announcements lists them itself; they stay unread until they are opened.
  const isListed = useLocation().pathname === `${base}/announcements`;
  const cards = [
    ...(isListed ? [] : unread).map((announcement) => ({
      key: `announcement ${announcement.id}`,
      at: announcement.createdAt,
      title: t({ id: 'desk.news.announcement' }),
      text: announcement.title,
      answer: null,
      to: `${base}/announcements?announcement=${announcement.id}`,
      onRead: () => change((before) => withRead(before, { announcements: [announcement] })),
    })),
    ...answers.map((clarification) => ({
      key: `answer ${clarification.id} ${clarification.answeredAt}`,
      at: clarification.answeredAt ?? clarification.askedAt,
      title: clarification.isMine ? t({ id: 'desk.news.answer' }) : t({ id: 'desk.news.answerToAll' }),
      text: clarification.question,
      answer: clarification.answer,
      to: `${base}/clarifications`,
      onRead: () => change((before) => withRead(before, { clarifications: [clarification] })),
    })),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  const shown = hasEnded || !isComplete ? [] : cards.slice(0, maxShown);
  return createPortal(
    <Box {...(slot === null ? cornerLook : null)} role="status" aria-live="polite" aria-label={t({ id: 'desk.news' })}>
      {/* A phone has room for the newest alone; the next comes once it is read. */}
      {shown.map(({ key, at: _at, ...card }, index) => (
        <Box key={key} hideBelow={index > 0 ? 'md' : undefined} pointerEvents="none">
          <NewsCard {...card} isLine={slot !== null} total={index === 0 ? cards.length : 1} />
        </Box>
      ))}
    </Box>,
    slot ?? document.body,
  );
}
