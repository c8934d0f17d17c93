import { useApolloClient } from '@apollo/client/react';
import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { rowLink } from '../../../components/row-link.ts';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { readInteger } from '../../../lib/address/read-address.ts';
import { staying } from '../../../lib/address/staying.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import {
  AnnouncementsDocument,
  useAnnouncementsQuery,
  type AnnouncementCard_PageFragment,
} from './announcements.generated.ts';
import { Row, rowHeight } from './row.tsx';
import { Section } from './section.tsx';
import { StepPager } from './step-pager.tsx';

const AnnouncementNews = lazy(() =>
  import('./announcement-news.tsx').then(({ AnnouncementNews: component }) => ({ default: component })),
);
const AnnouncementText = lazy(() =>
  import('./announcement-text.tsx').then(({ AnnouncementText: component }) => ({ default: component })),
);

/** Announcements a page (specification, section 9). */
const pageSize = 5;
/** Rows until they are known: no more than most sites have, so nothing below moves up. */
const rowsGuessed = 2;

/**
 * News of the site: a list, or the one whose number is in the address; nothing when there are none. What admins change
 * shows without a reload.
 *
 * @param firstPage null while loading.
 */
export function AnnouncementCard({ firstPage }: { readonly firstPage: AnnouncementCard_PageFragment | null }) {
  const t = useText();
  const client = useApolloClient();
  const [params, setParams] = useSearchParams();
  const openId = readInteger(params.get('announcement'));
  const page = Math.max(1, readInteger(params.get('announcementPage')) ?? 1);
  const { data, previousData } = useAnnouncementsQuery({ variables: { page }, skip: page === 1 });
  const shown = page === 1 ? firstPage : ((data ?? previousData)?.announcements ?? firstPage);

  const pageCount = Math.ceil((shown?.total ?? 0) / pageSize);
  // Every page is as high as a full one, so that the pager stays in its place.
  const isRoomKept = page > 1 || pageCount > 1;

  function addressOf(change: Readonly<Record<string, string | null>>): URLSearchParams {
    const next = new URLSearchParams(params);
    for (const [key, value] of Object.entries(change)) {
      if (value === null) next.delete(key);
      else next.set(key, value);
    }
    return next;
  }

  const refresh = () =>
    void client
      .query({ query: AnnouncementsDocument, variables: { page }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
  // What is put up meanwhile brings the card back.
  if (firstPage?.total === 0 && openId === null)
    return (
      <Suspense>
        <AnnouncementNews />
      </Suspense>
    );
  const aside =
    openId === null ? (
      <Button size="xs" variant="ghost" px="1" aria-label={t({ id: 'home.announcements.refresh' })} onClick={refresh}>
        <Icon name="refresh" />
      </Button>
    ) : (
      <Button asChild size="xs" variant="ghost">
        <RouterLink to={{ search: String(addressOf({ announcement: null })) }} {...staying}>
          <Icon name="chevronLeft" />
          {t({ id: 'home.announcements.back' })}
        </RouterLink>
      </Button>
    );
  return (
    <Section title={t({ id: 'home.announcements' })} aside={aside}>
      <Suspense>{firstPage === null ? null : <AnnouncementNews />}</Suspense>
      {openId === null ? (
        <>
          <Box minH={isRoomKept ? `calc(${pageSize} * ${rowHeight})` : undefined}>
            {shown === null ? <SkeletonRows count={rowsGuessed} height="43px" /> : null}
            <Box as="ul" listStyleType="none">
              {shown?.items.map(({ id, title, author, createdAt }) => (
                <Row key={id}>
                  <Box
                    flex="1"
                    minW="0"
                    truncate
                    fontWeight="medium"
                    css={{
                      '& > a': rowLink,
                      '& > a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
                    }}
                  >
                    <RouterLink to={{ search: String(addressOf({ announcement: String(id) })) }} {...staying}>
                      {title}
                    </RouterLink>
                  </Box>
                  <chakra.span
                    hideBelow="sm"
                    position="relative"
                    zIndex="1"
                    color="fg.muted"
                    fontSize="xs"
                    maxW="8rem"
                    truncate
                  >
                    {author === null ? null : <UserLink username={author.username} />}
                  </chakra.span>
                  <Box color="fg.muted" fontSize="xs" flexShrink="0">
                    <RelativeTime at={createdAt} />
                  </Box>
                </Row>
              ))}
            </Box>
          </Box>
          {isRoomKept ? (
            <Flex h="11" px="2" borderTopWidth="1px" align="center" justify="flex-end">
              <StepPager
                label={t({ id: 'home.announcements.pages' })}
                page={page}
                pageCount={pageCount}
                onPage={(next) => setParams(addressOf({ announcementPage: next === 1 ? null : String(next) }), staying)}
              />
            </Flex>
          ) : null}
        </>
      ) : (
        <Box px="4" py="4" minH={`calc(${pageSize} * ${rowHeight} + 44px)`}>
          <Suspense fallback={<SkeletonRows count={4} height="43px" />}>
            <AnnouncementText id={openId} />
          </Suspense>
        </Box>
      )}
    </Section>
  );
}
