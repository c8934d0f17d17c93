import { Box, Button, chakra, Flex, Heading } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { changeAddress, readInteger } from '../../../../lib/address/read-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { withRead } from '../news/unread.ts';
import { useReadMarks } from '../news/use-read-marks.ts';
import { AnnouncementArticle } from './announcement-article.tsx';
import {
  useAllContestAnnouncementsQuery,
  useContestAnnouncementsQuery,
  type AnnouncementRow_AnnouncementFragment,
} from './announcements.generated.ts';

const ContestAnnouncementDialog = lazy(() =>
  import('./contest-announcement-dialog.tsx').then(({ ContestAnnouncementDialog: component }) => ({
    default: component,
  })),
);

interface AnnouncementsPageProps {
  readonly contestId: number;
  /** May write, and sees hidden ones. */
  readonly isJury: boolean;
}

/** What the jury announces: a list, or the one whose number is in the address. New ones come by `ContestNews`. */
export function AnnouncementsPage({ contestId, isJury }: AnnouncementsPageProps) {
  const t = useText();
  const [params] = useSearchParams();
  const openId = readInteger(params.get('announcement'));
  const [isWriting, setWriting] = useState(false);
  const told = useContestAnnouncementsQuery({ variables: { contestId }, fetchPolicy: 'cache-and-network' });
  const all = useAllContestAnnouncementsQuery({
    variables: { contestId },
    fetchPolicy: 'cache-and-network',
    skip: !isJury,
  });
  const { error, refetch } = isJury ? all : told;
  const items = isJury ? all.data?.allContestAnnouncements.items : told.data?.contestAnnouncements.items;
  const open = openId === null ? undefined : items?.find(({ id }) => id === openId);
  useMarkOpened(contestId, open);
  return (
    <Panel>
      <Flex px="4" py="2" align="center" gap="2" borderBottomWidth="1px" minH="12">
        <Heading as="h2" size="md" flex="1">
          {t({ id: 'desk.announcements' })}
        </Heading>
        {isJury ? (
          <Button size="xs" colorPalette="accent" onClick={() => setWriting(true)}>
            {t({ id: 'desk.announcements.write' })}
          </Button>
        ) : null}
        {openId === null ? (
          <Button
            size="xs"
            variant="ghost"
            px="1"
            aria-label={t({ id: 'desk.announcements.refresh' })}
            onClick={() => void refetch().catch(() => undefined)}
          >
            <Icon name="refresh" />
          </Button>
        ) : (
          <Button asChild size="xs" variant="ghost">
            <RouterLink to={{ search: String(changeAddress(params, { announcement: null })) }}>
              <Icon name="chevronLeft" />
              {t({ id: 'desk.announcements.back' })}
            </RouterLink>
          </Button>
        )}
      </Flex>
      <LoadingRows data={items} error={error} onRetry={() => void refetch()} count={4} height="45px" />
      {items === undefined ? null : openId === null ? (
        <AnnouncementList items={items} />
      ) : open === undefined ? (
        <EmptyState title={t({ id: 'desk.announcements.gone' })} />
      ) : (
        <AnnouncementArticle contestId={contestId} announcement={open} isJury={isJury} />
      )}
      <Suspense>
        {isWriting ? (
          <ContestAnnouncementDialog contestId={contestId} announcement={null} onClose={() => setWriting(false)} />
        ) : null}
      </Suspense>
    </Panel>
  );
}

function AnnouncementList({ items }: { readonly items: readonly AnnouncementRow_AnnouncementFragment[] }) {
  const t = useText();
  const [params] = useSearchParams();
  if (items.length === 0)
    return <EmptyState title={t({ id: 'desk.announcements.none' })} hint={t({ id: 'desk.announcements.noneHint' })} />;
  return (
    <Box as="ul" listStyleType="none" aria-label={t({ id: 'desk.announcements' })}>
      {items.map(({ id, title, isVisible, author, createdAt }) => (
        <Flex as="li" key={id} px="4" py="2.5" gap="3" align="center" layerStyle="row">
          <Box
            flex="1"
            minW="0"
            fontWeight="medium"
            overflowWrap="anywhere"
            css={{ '& > a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } }}
          >
            <RouterLink to={{ search: String(changeAddress(params, { announcement: String(id) })) }}>
              {title}
            </RouterLink>
            {isVisible ? null : (
              <chakra.span ms="2" fontSize="xs" color="fg.muted">
                {t({ id: 'desk.announcements.hidden' })}
              </chakra.span>
            )}
          </Box>
          <chakra.span hideBelow="sm" color="fg.muted" fontSize="xs" maxW="8rem" truncate>
            {author.username}
          </chakra.span>
          <Box color="fg.muted" fontSize="xs" flexShrink="0">
            <RelativeTime at={createdAt} />
          </Box>
        </Flex>
      ))}
    </Box>
  );
}

/** What is opened is read. */
function useMarkOpened(contestId: number, open: AnnouncementRow_AnnouncementFragment | undefined): void {
  const { marks, change } = useReadMarks(useViewer().user?.id, contestId);
  const isUnread = open !== undefined && !marks.announcements.includes(open.id);
  useEffect(() => {
    if (isUnread) change((before) => withRead(before, { announcements: [open] }));
  }, [isUnread, open, change]);
}
