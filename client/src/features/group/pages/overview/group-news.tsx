import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Markdown } from '../../../../components/markdown/markdown.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { changeAddress, readInteger, readPage } from '../../../../lib/address/read-address.ts';
import { formatMinute } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { writePushed } from '../../../../lib/live/write-pushed.ts';
import { useUsualRows } from '../../../../lib/store/usual-rows.ts';
import { useGroup } from '../frame/group-context.ts';
import {
  GroupNewsDocument,
  useGroupNewsChangedSubscription,
  useGroupNewsQuery,
  type GroupNews_PageFragment,
} from './group-news.generated.ts';

/** Announcements a page (specification, section 9). */
const pageSize = 5;

/** News of a group: a list, or the one that the address names. What admins change shows without a reload. */
export function GroupNews() {
  const t = useText();
  const { id: groupId } = useGroup();
  const [params, setParams] = useSearchParams();
  const openId = readInteger(params.get('announcement'));
  const page = readPage(params);
  const { data, previousData, error, refetch } = useGroupNewsQuery({
    variables: { groupId, page: { page, size: pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  useGroupNewsChangedSubscription({
    variables: { groupId },
    ignoreResults: true,
    onData: ({ client, data: { data: pushed } }) => {
      if (pushed)
        writePushed(client, {
          query: GroupNewsDocument,
          variables: { groupId, page: { page: 1, size: pageSize } },
          data: { __typename: 'Query', groupAnnouncements: pushed.groupAnnouncementsChanged },
        });
    },
  });
  const shown = (data ?? previousData)?.groupAnnouncements;
  const rowCount = useUsualRows('group-news', shown?.items.length, pageSize);
  const open = openId === null ? undefined : shown?.items.find(({ id }) => id === openId);
  return (
    <Panel as="section" minW="0" aria-label={t({ id: 'group.news' })}>
      <Flex align="center" justify="space-between" gap="2" px="4" h="11" borderBottomWidth="1px">
        <Heading as="h2" size="sm">
          {t({ id: 'group.news' })}
        </Heading>
        {open === undefined ? (
          <Button
            size="xs"
            variant="ghost"
            px="1"
            aria-label={t({ id: 'group.news.refresh' })}
            onClick={() => void refetch()}
          >
            <Icon name="refresh" />
          </Button>
        ) : (
          <Button asChild size="xs" variant="ghost">
            <RouterLink
              to={{ search: String(changeAddress(params, { announcement: null, currentPage: String(page) })) }}
            >
              <Icon name="chevronLeft" />
              {t({ id: 'group.news.back' })}
            </RouterLink>
          </Button>
        )}
      </Flex>
      <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={rowCount} height="43px" />
      {open === undefined ? (
        <>
          {shown?.items.length === 0 ? (
            <EmptyState icon="bell" title={t({ id: 'group.news.none' })} hint={t({ id: 'group.news.noneHint' })} />
          ) : null}
          <Box as="ul" listStyleType="none">
            {shown?.items.map(({ id, title, author, createdAt }) => (
              <Flex as="li" key={id} align="center" gap="3" px="4" minH="11" layerStyle="row">
                <Box flex="1" minW="0" truncate fontWeight="medium" _hover={{ textDecoration: 'underline' }}>
                  <RouterLink
                    to={{
                      search: String(changeAddress(params, { announcement: String(id), currentPage: String(page) })),
                    }}
                  >
                    {title}
                  </RouterLink>
                </Box>
                <Box hideBelow="sm" color="fg.muted" fontSize="xs" maxW="8rem" truncate>
                  {author === null ? null : <UserLink username={author.username} />}
                </Box>
                <Box color="fg.muted" fontSize="xs" flexShrink="0">
                  <RelativeTime at={createdAt} />
                </Box>
              </Flex>
            ))}
          </Box>
          {shown !== undefined && shown.total > pageSize ? (
            <Box px="4">
              <Pager
                page={page}
                size={pageSize}
                total={shown.total}
                onPage={(number) => setParams(changeAddress(params, { currentPage: String(number) }))}
              />
            </Box>
          ) : null}
        </>
      ) : (
        <Article announcement={open} />
      )}
    </Panel>
  );
}

/** One announcement whole. */
function Article({ announcement }: { readonly announcement: GroupNews_PageFragment['items'][number] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, title, content, author, createdAt } = announcement;
  // The list that the reader came from is gone: the reading goes on here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [id]);
  return (
    <Box as="article" px="4" py="3">
      <Heading as="h3" size="md" ref={heading} tabIndex={-1} outline="none" overflowWrap="anywhere">
        {title}
      </Heading>
      <Flex color="fg.muted" fontSize="xs" mt="1" mb="3" columnGap="3" wrap="wrap">
        {author === null ? null : <UserLink username={author.username} />}
        <time dateTime={createdAt}>{formatMinute(new Date(createdAt))}</time>
      </Flex>
      <Markdown source={content} />
    </Box>
  );
}
